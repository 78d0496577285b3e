import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotFound, Refused } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertTiers, insertViewer } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { productGroups } from '../tables.ts'
import { changeEach, changeProduct, restoreProductFields } from './changeProduct.ts'
import { deleteVariants } from './deleteProducts.ts'
import { updateProduct } from './updateProduct.ts'

const database = await testDatabase()
let admin: Viewer
const [home, other] = [newId(), newId()]
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
  await database.drizzle.insert(productGroups).values([
    { id: home, slug: 'heimat', title: { de: 'Heimat' } },
    { id: other, slug: 'andere', title: { de: 'Andere' } },
  ])
})
const context = () => contextFor(database, { viewer: admin })
const rowsOf = async (statement: string, id: string) => (await database.pool.query(statement, [id])).rows
const to90 = { price: { basisPoints: 500, rounding: 'to90' } } as const

const pricesOf = async (id: string) => ({
  own: (await rowsOf('select price_cents as price from products where id = $1', id))[0].price,
  sizes: (await rowsOf('select price_cents as price from variants where product_id = $1 order by sort_order', id)).map(
    ({ price }) => price,
  ),
  tiers: (await rowsOf('select price_cents as price from tier_prices where product_id = $1', id)).map(
    ({ price }) => price,
  ),
})

describe('products that are changed alike', () => {
  test('get prices of what they cost now, with those of sizes and tiers, noted in the history of prices', async () => {
    const { id } = await insertProduct(database, { priceCents: 3490 }, [{}, { size: 'L', priceCents: 3990 }])
    await insertTiers(database, id, { 10: 2990 })
    const { revision, changeId } = await changeProduct(context(), { productId: id, revision: 1, changes: to90 })
    expect(revision).toBe(2)
    expect(await pricesOf(id)).toEqual({ own: 3690, sizes: [null, 4190], tiers: [3090] })
    const noted = await rowsOf('select price_cents as price from price_changes where product_id = $1 order by 1', id)
    expect(noted.map(({ price }) => price)).toEqual([3690, 4190])
    const [entry] = await rowsOf('select action, changes from audit_entries where id = $1', changeId!)
    expect(entry).toMatchObject({
      action: 'product.updated',
      changes: {
        priceCents: { from: 3490, to: 3690 },
        tiers: { from: [{ from: 10, price: 2990 }], to: [{ from: 10, price: 3090 }] },
      },
    })
  })

  test('each by itself: what one is refused keeps the others from nothing', async () => {
    const { id: first } = await insertProduct(database, { priceCents: 1000 }, [])
    const { id: cheap } = await insertProduct(database, { priceCents: 100 }, [])
    const { id: stale } = await insertProduct(database, { priceCents: 1000 }, [])
    const { changed, refusals } = await changeEach(
      context(),
      [
        { productId: first, revision: 1 },
        { productId: cheap, revision: 1 },
        { productId: stale, revision: 7 },
        { productId: newId(), revision: null },
      ],
      { price: { cents: -500, rounding: 'none' } },
    )
    expect(changed).toMatchObject([{ productId: first, revision: 2 }])
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'INVALID_INPUT products.1.changes.price',
      'STALE_REVISION products.2.revision',
      'NOT_FOUND products.3.productId',
    ])
    expect([(await pricesOf(first)).own, (await pricesOf(cheap)).own, (await pricesOf(stale)).own]).toEqual([
      ...[500, 100, 1000],
    ])
  })

  test('what is so already is not written, and makes no entry', async () => {
    const { id } = await insertProduct(database, { isOffline: true }, [])
    expect(await changeProduct(context(), { productId: id, revision: 1, changes: { isOffline: true } })).toEqual({
      ...{ productId: id, revision: 1, changeId: null },
    })
    expect(await rowsOf('select 1 from audit_entries where subject_id = $1', id)).toEqual([])
  })

  test('two raises at once are both counted', async () => {
    const { id } = await insertProduct(database, { priceCents: 1000 }, [])
    const raise = () =>
      changeProduct(context(), { productId: id, revision: null, changes: { price: { cents: 100, rounding: 'none' } } })
    await Promise.all([raise(), raise()])
    expect((await pricesOf(id)).own).toBe(1200)
  })

  test('a group that is none is refused, and nothing is changed', async () => {
    const { id } = await insertProduct(database, {}, [])
    const changes = { addGroupIds: [newId()], isOffline: true }
    expect(
      await refusedWithoutTrace(database, () => changeProduct(context(), { productId: id, revision: 1, changes })),
    ).toEqual(['NOT_FOUND changes.groupIds'])
  })
})

describe('what was before a change', () => {
  test('is had back as a whole: prices, tiers, groups and days', async () => {
    const { id } = await insertProduct(database, { priceCents: 3490, backOn: '2026-12-24' }, [{ priceCents: 3990 }])
    await insertTiers(database, id, { 10: 2990 })
    await changeProduct(context(), { productId: id, revision: 1, changes: { addGroupIds: [home] } })
    const { changeId } = await changeProduct(context(), {
      ...{ productId: id, revision: 2 },
      changes: { ...to90, addGroupIds: [other], removeGroupIds: [home], backOn: null },
    })
    const restored = await restoreProductFields(context(), {
      ...{ productId: id, revision: 3, changeId: changeId!, keys: null },
    })
    expect(restored.revision).toBe(4)
    expect(await pricesOf(id)).toEqual({ own: 3490, sizes: [3990], tiers: [2990] })
    expect(await rowsOf('select group_id as id from group_members where product_id = $1', id)).toEqual([{ id: home }])
    expect(await rowsOf('select back_on::text as day from products where id = $1', id)).toEqual([{ day: '2026-12-24' }])
  })

  test('only what was chosen, and what was restored can be taken back as well', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 3 }])
    await updateProduct(context(), {
      ...{ productId: id, revision: 1 },
      changes: { title: { de: 'Neu' }, weightGrams: 200 },
      variants: [{ variantId: variantIds[0]!, stock: 8 }],
    })
    const [entry] = await rowsOf('select id from audit_entries where subject_id = $1', id)
    const keys = ['title', `variant.${variantIds[0]}.available`]
    const { changeId } = await restoreProductFields(context(), {
      ...{ productId: id, revision: 2, changeId: entry.id, keys },
    })
    const state = async () =>
      (
        await rowsOf(
          `select p.title ->> 'de' as title, p.weight_grams as grams, v.available as pieces
           from products p join variants v on v.product_id = p.id where p.id = $1`,
          id,
        )
      )[0]
    expect(await state()).toEqual({ title: 'Trikot Nordwald', grams: 200, pieces: 3 })
    await restoreProductFields(context(), { productId: id, revision: 3, changeId: changeId!, keys: null })
    expect(await state()).toEqual({ title: 'Neu', grams: 200, pieces: 8 })
  })

  test('is refused where it is not known, gone, or of another product', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 3 }, { size: 'L' }])
    const { id: stranger } = await insertProduct(database)
    await updateProduct(context(), {
      ...{ productId: id, revision: 1, variants: [{ variantId: variantIds[0]!, stock: 8 }] },
    })
    const [entry] = await rowsOf('select id from audit_entries where subject_id = $1', id)
    const restore = (productId: string, revision: number, keys: readonly string[] | null, changeId = entry.id) =>
      restoreProductFields(context(), { productId, revision, changeId, keys })
    await expect(restore(stranger, 1, null)).rejects.toBeInstanceOf(NotFound)
    await expect(restore(id, 2, null, newId())).rejects.toBeInstanceOf(NotFound)
    await expect(restore(id, 2, null, 'nichts')).rejects.toBeInstanceOf(NotFound)
    await expect(restore(id, 1, null)).rejects.toBeInstanceOf(Refused)
    expect(await refusedWithoutTrace(database, () => restore(id, 2, ['title']))).toEqual(['INVALID_INPUT keys.0'])
    await deleteVariants(context(), { variantIds: [variantIds[0]!], productId: id })
    expect(await refusedWithoutTrace(database, () => restore(id, 3, null))).toEqual(['TRANSITION_NOT_ALLOWED '])
  })
})
