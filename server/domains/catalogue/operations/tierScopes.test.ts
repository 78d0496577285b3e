import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { addVariant } from './addVariant.ts'
import { deleteVariants } from './deleteProducts.ts'
import { updateProduct } from './updateProduct.ts'
import type { ProductWriting } from './writeProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })
const change = (productId: string, writing: ProductWriting) =>
  updateProduct(context(), { productId, revision: null, ...writing })

const sizes = [
  { key: 'm', size: 'M', isChildSize: false },
  { key: 'c140', size: '140', fit: 'children' as const, isChildSize: true },
]
const tiersOf = async (id: string) =>
  (await cardsOfProducts(database, [id], TEST_NOW)).get(id)?.tiers.map(tier => [tier.from, tier.variantKeys])

describe('tiers are meant for what their rule says', () => {
  test('a size that is added later is meant too, and lists know it', async () => {
    const { id } = await insertProduct(database, {}, sizes)
    await change(id, {
      tiers: [
        { from: 5, price: 1800, scope: 'adult' },
        { from: 6, price: 900, scope: 'child' },
        { from: 9, price: 1700, scope: 'all' },
      ],
    })
    expect(await tiersOf(id)).toEqual([
      [5, ['m']],
      [6, ['c140']],
      [9, []],
    ])
    await addVariant(context(), { productId: id, fields: { key: 'xl', size: 'XL' } })
    await addVariant(context(), { productId: id, fields: { key: 'c152', size: '152', fit: 'children' } })
    expect(await tiersOf(id)).toEqual([
      [5, ['m', 'xl']],
      [6, ['c140', 'c152']],
      [9, []],
    ])
  })

  test('a rule without a size means none, and not all', async () => {
    const { id, variantIds } = await insertProduct(database, {}, sizes)
    await change(id, { tiers: [{ from: 6, price: 900, scope: 'child' }] })
    await deleteVariants(context(), { variantIds: [variantIds[1]!] })
    expect(await tiersOf(id)).toEqual([])
  })

  test('what names sizes names those, and without a word all are meant', async () => {
    const { id, variantIds } = await insertProduct(database, {}, sizes)
    await change(id, {
      tiers: [
        { from: 2, price: 1900, variantIds: [variantIds[0]!] },
        { from: 3, price: 1800, keys: ['c140'] },
        { from: 4, price: 1700 },
      ],
    })
    expect(await tiersOf(id)).toEqual([
      [2, ['m']],
      [3, ['c140']],
      [4, []],
    ])
  })

  test('what was read can be sent back, also when the sizes have changed since', async () => {
    const { id, variantIds } = await insertProduct(database, {}, sizes)
    await change(id, { tiers: [{ from: 5, price: 1800, scope: 'adult', keys: ['m'] }] })
    await change(id, {
      variantList: [{ id: variantIds[0]! }, { id: variantIds[1]! }, { key: 'xl', size: 'XL' }],
      tiers: [{ from: 5, price: 1750, scope: 'adult', keys: ['m'] }],
    })
    expect(await tiersOf(id)).toEqual([[5, ['m', 'xl']]])
  })

  test.each<[string, ProductWriting, string[]]>([
    [
      'a rule beside other sizes',
      { tiers: [{ from: 2, price: 1, scope: 'child', keys: ['m'] }] },
      ['INVALID_INPUT tiers.0.scope'],
    ],
    ['no size at all', { tiers: [{ from: 2, price: 1, scope: 'some' }] }, ['INVALID_INPUT tiers.0.variantIds']],
  ])('%s is refused', async (_what, writing, refused) => {
    const { id } = await insertProduct(database, {}, sizes)
    expect(await refusedWithoutTrace(database, () => change(id, writing))).toEqual(refused)
  })
})
