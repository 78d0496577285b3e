import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertViewer } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { addVariant } from './addVariant.ts'
import { createProduct } from './createProduct.ts'
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
const sizesOf = async (id: string) =>
  (await database.pool.query('select size, available from variants where product_id = $1 order by sort_order', [id]))
    .rows

describe('the same fit, size and colour is refused', () => {
  test('where a size is added, whatever its spelling', async () => {
    const { id } = await insertProduct(database, {}, [{ size: 'M', fit: 'men' }])
    const add = (size: string) => addVariant(context(), { productId: id, fields: { size, fit: 'men' } })
    expect(await refusedWithoutTrace(database, () => add(' m '))).toEqual(['VARIANT_EXISTS variants.0.size'])
    await add('L')
    expect((await sizesOf(id)).map(({ size }) => size)).toEqual(['M', 'L'])
  })

  test('where a size is renamed to another', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ size: 'M' }, { size: 'L' }])
    const rename = { variants: [{ variantId: variantIds[1]!, size: 'M' }] }
    expect(await refusedWithoutTrace(database, () => change(id, rename))).toEqual(['VARIANT_EXISTS variants.0.size'])
  })

  test('where a list names it twice, and not where two only change places', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ size: 'M' }, { size: 'L' }])
    const twice = { variantList: [{ size: 'S' }, { size: 'S' }] }
    expect(await refusedWithoutTrace(database, () => change(id, twice))).toEqual(['VARIANT_EXISTS variants.1.size'])
    await change(id, {
      variantList: [
        { id: variantIds[0]!, size: 'L' },
        { id: variantIds[1]!, size: 'M' },
      ],
    })
    expect((await sizesOf(id)).map(({ size }) => size)).toEqual(['L', 'M'])
  })

  test('and twins of old do not keep others from being changed', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ size: 'M' }, { size: 'M' }])
    await change(id, { variants: [{ variantId: variantIds[0]!, stock: 4 }] })
    expect(await sizesOf(id)).toEqual([
      { size: 'M', available: 4 },
      { size: 'M', available: null },
    ])
  })
})

test('new goods have no size that nobody named, and nothing to sell', async () => {
  const { productId } = await createProduct(context(), {
    title: { de: 'Schal' },
    kind: 'goods',
    basePrice: 1490,
    groupIds: [],
  })
  expect(await sizesOf(productId)).toEqual([])
  const { rows } = await database.pool.query('select available from products where id = $1', [productId])
  expect(rows).toEqual([{ available: 0 }])
})
