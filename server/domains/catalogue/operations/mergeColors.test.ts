import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { allColors } from '../queries/groups.ts'
import { productsOfColor } from '../queries/managedGroups.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { createColor } from './colors.ts'
import { arrangeColors, mergeColors } from './mergeColors.ts'
import { updateProduct } from './updateProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })
const color = async (code: string, sortOrder = 0) =>
  (await createColor(context(), { changes: { title: { de: code }, code, sortOrder } })).colorId
const wear = (productId: string, variantIds: readonly string[], colorIds: readonly string[]) =>
  updateProduct(context(), {
    ...{ productId, revision: null },
    variants: variantIds.map((variantId, at) => ({ variantId, colorId: colorIds[at] ?? null })),
  })

describe('two colours that are the same', () => {
  test('become one: sizes, lists and the place where it is used follow', async () => {
    const [navy, marine] = [await color('navy'), await color('marine')]
    const { id, variantIds } = await insertProduct(database, { title: { de: 'Hose' } }, [{ size: 'M' }, { size: 'L' }])
    await wear(id, variantIds, [navy, navy])
    expect(await mergeColors(context(), { colorId: navy, intoColorId: marine })).toEqual({
      ...{ colorId: marine, productCount: 1 },
    })
    const card = (await cardsOfProducts(database, [id], TEST_NOW)).get(id)
    expect(card?.colors.map(({ code }) => code)).toEqual(['marine'])
    expect((await allColors(database)).map(({ code }) => code)).not.toContain('navy')
    expect((await productsOfColor(database, marine, 10)).map(product => product.id)).toEqual([id])
  })

  test('stay two while a product has the same size in both', async () => {
    const [red, rot] = [await color('red'), await color('rot')]
    const { id, variantIds } = await insertProduct(database, {}, [{ size: 'M' }, { size: 'L' }, { size: 'S' }])
    await wear(id, variantIds, [red, rot])
    await database.pool.query(`update variants set size = 'm' where id = $1`, [variantIds[1]])
    const merge = () => mergeColors(context(), { colorId: red, intoColorId: rot })
    expect(await refusedWithoutTrace(database, merge)).toEqual(['VARIANT_EXISTS intoColorId'])
  })

  test('cannot be one and the same, or none', async () => {
    const blue = await color('blue')
    const merge = (intoColorId: string) => () => mergeColors(context(), { colorId: blue, intoColorId })
    expect(await refusedWithoutTrace(database, merge(blue))).toEqual(['INVALID_INPUT intoColorId'])
    await expect(merge(newId())()).rejects.toThrow(NotFound)
    await expect(merge('nothing')()).rejects.toThrow(NotFound)
  })

  test('merged into each other at once leave one of them', async () => {
    const [one, other] = [await color('eins'), await color('zwei')]
    const merges = [
      mergeColors(context(), { colorId: one, intoColorId: other }),
      mergeColors(context(), { colorId: other, intoColorId: one }),
    ].map(merge =>
      merge.then(
        () => 'done',
        (error: unknown) => (error instanceof NotFound ? 'gone' : String(error)),
      ),
    )
    expect((await Promise.all(merges)).toSorted()).toEqual(['done', 'gone'])
  })
})

test('colours stand in the order that one puts them into, the others behind', async () => {
  await database.pool.query('delete from product_images; delete from variants; delete from colors')
  const [a, b, c] = [await color('a', 1), await color('b', 2), await color('c', 3)]
  await arrangeColors(context(), { colorIds: [c, a] })
  expect((await allColors(database)).map(({ id }) => id)).toEqual([c, a, b])
  const arrange = (colorIds: string[]) => () => arrangeColors(context(), { colorIds })
  expect(await refusedWithoutTrace(database, arrange([a, newId()]))).toEqual(['NOT_FOUND colorIds.1'])
  expect(await refusedWithoutTrace(database, arrange([a, a]))).toEqual(['INVALID_INPUT colorIds'])
})
