import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { files } from '../../files/tables.ts'
import { groupPage } from '../queries/groupPage.ts'
import { firstLevelGroups } from '../queries/groups.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { searchPage } from '../queries/search.ts'
import { understand } from '../queries/understand.ts'
import { createColor, deleteColors, updateColor } from './colors.ts'
import { deleteVariants } from './deleteProducts.ts'
import { createProductGroup, deleteProductGroups, updateProductGroup } from './productGroups.ts'
import { updateProduct } from './updateProduct.ts'
import type { ProductWriting } from './writeProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = (viewer = admin) => contextFor(database, { viewer })

const rowsOf = async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows
const cardOf = async (id: string) => (await cardsOfProducts(database, [id], TEST_NOW)).get(id) ?? null
const change = (productId: string, writing: ProductWriting) =>
  updateProduct(context(), { productId, revision: null, ...writing })

const found = async (text: string, language: 'de' | 'en' = 'de') => {
  const search = await understand(database, text, language)
  const page = await searchPage(database, search, { first: 50, after: null, order: 'recommended', filter: {} })
  return page.rows.map(row => row.card.id)
}
const inGroup = async (groupId: string) => {
  const wanted = { groupId, first: 50, after: null, order: 'recommended', language: 'de', filter: {} } as const
  return (await groupPage(database, wanted)).rows.map(row => row.card.id)
}

const changesNothing = (run: () => Promise<unknown>) => refusedWithoutTrace(database, run)

const group = (title: string, parentIds: string[] = []) =>
  createProductGroup(context(), { changes: { title: { de: title }, parentIds } }).then(({ groupId }) => groupId)
const listed = async (id: string, writing: ProductWriting = {}) => {
  await change(id, writing)
  return id
}

describe('product groups', () => {
  test('get the address of their title, parents, and a picture', async () => {
    const fileId = newId()
    await database.drizzle.insert(files).values({
      id: fileId,
      sha256: 'ab',
      name: 'a.webp',
      extension: 'webp',
      mimeType: 'image/webp',
      size: 1,
      width: 8,
      height: 8,
      isPublic: true,
      createdAt: TEST_NOW,
    })
    const parent = await group('Vereinskleidung')
    const { groupId } = await createProductGroup(context(), {
      changes: {
        title: { de: ' Überzieher & Röcke ', en: 'Skirts' },
        parentIds: [parent],
        imageId: fileId,
        isMainGallery: true,
        sortOrder: 4,
      },
    })
    expect(
      await rowsOf('select slug, title, image_id, is_main_gallery, sort_order from product_groups where id = $1', [
        groupId,
      ]),
    ).toEqual([
      {
        slug: 'ueberzieher-roecke',
        title: { de: 'Überzieher & Röcke', en: 'Skirts' },
        image_id: fileId,
        is_main_gallery: true,
        sort_order: 4,
      },
    ])
    expect(await rowsOf('select parent_id from product_group_parents where group_id = $1', [groupId])).toEqual([
      { parent_id: parent },
    ])
  })

  test('a new title or address reaches tiles and search', async () => {
    const groupId = await group('Schienbeinschützer')
    const { id } = await insertProduct(database, { title: { de: 'Modell Elf' } })
    await listed(id, { changes: { groupIds: [groupId] } })
    const version = await siteVersion(database)
    await updateProductGroup(context(), {
      groupId,
      revision: null,
      changes: { title: { de: 'Protektoren' }, slug: 'protektoren' },
    })
    expect(await siteVersion(database)).toBeGreaterThan(version)
    expect((await cardOf(id))?.groups[0]).toBe('protektoren')
    expect([await found('Protektoren'), await found('Schienbeinschützer')]).toEqual([[id], []])
  })

  test('once deleted their products stay, those below rise, and the address is free', async () => {
    const parent = await group('Saison')
    const child = await group('Winter', [parent])
    const { id } = await insertProduct(database)
    await listed(id, { changes: { groupIds: [parent, child] } })
    expect((await firstLevelGroups(database)).map(each => each.id)).not.toContain(child)
    expect(await deleteProductGroups(context(), { groupIds: [parent, newId(), 'nichts'] })).toEqual({
      deletedIds: [parent],
    })
    expect((await firstLevelGroups(database)).map(each => each.id)).toContain(child)
    expect((await cardOf(id))?.groups[0]).toBe('winter')
    expect([await inGroup(parent), await inGroup(child)]).toEqual([[], [id]])
    const again = await group('Saison')
    expect(await rowsOf('select slug from product_groups where id = $1', [again])).toEqual([{ slug: 'saison' }])
    expect((await deleteProductGroups(context(), { groupIds: [parent] })).deletedIds).toEqual([])
    await expect(updateProductGroup(context(), { groupId: parent, revision: null, changes: {} })).rejects.toThrow(
      NotFound,
    )
  })

  test('what is refused changes nothing', async () => {
    const upper = await group('Oben')
    const lower = await group('Unten', [upper])
    const create = (changes: object) => changesNothing(() => createProductGroup(context(), { changes }))
    const update = (changes: object) =>
      changesNothing(() => updateProductGroup(context(), { groupId: upper, revision: null, changes }))
    expect(await create({ title: { de: 'Oben' } })).toEqual(['SLUG_TAKEN slug'])
    expect(await create({ title: { de: 'Checkout' } })).toEqual(['INVALID_INPUT slug'])
    expect(await create({ title: { de: '!!!' } })).toEqual(['INVALID_INPUT slug'])
    expect(await create({})).toEqual(['INVALID_INPUT title'])
    expect(await create({ title: { de: 'Neu' }, parentIds: [newId()], imageId: newId() })).toEqual([
      'NOT_FOUND imageId',
      'NOT_FOUND parentIds.0',
    ])
    expect(await update({ parentIds: [lower] })).toEqual(['INVALID_INPUT parentIds'])
    expect(await update({ parentIds: [upper] })).toEqual(['INVALID_INPUT parentIds'])
    expect(await update({ slug: 'unten', title: null })).toEqual(['INVALID_INPUT title', 'SLUG_TAKEN slug'])
  })

  test('of two that would make a circle together one is refused', async () => {
    const [a, b] = [await group('Kreis A'), await group('Kreis B')]
    const results = await Promise.allSettled([
      updateProductGroup(context(), { groupId: a, revision: null, changes: { parentIds: [b] } }),
      updateProductGroup(context(), { groupId: b, revision: null, changes: { parentIds: [a] } }),
    ])
    expect(results.map(each => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('colours', () => {
  test('reach the tiles of the products in them, and stay while they are worn', async () => {
    const { colorId } = await createColor(context(), {
      changes: { title: { de: 'Tannengrün' }, code: 'TGR', hex: '#14532D' },
    })
    const { id, variantIds } = await insertProduct(database, {}, [{ colorId }, {}])
    await listed(id)
    const version = await siteVersion(database)
    await updateColor(context(), {
      colorId,
      revision: null,
      changes: { code: 'TANNE' },
      texts: { language: 'en', values: { title: 'Fir green' } },
    })
    expect(await siteVersion(database)).toBeGreaterThan(version)
    expect((await cardOf(id))?.colors).toEqual([
      { id: colorId, code: 'TANNE', title: { de: 'Tannengrün', en: 'Fir green' }, hex: '#14532D', swatch: null },
    ])
    expect(await rowsOf('select color_codes from listings where product_id = $1', [id])).toEqual([
      { color_codes: ['TANNE'] },
    ])
    const spare = await createColor(context(), { changes: { title: { de: 'Neugelb' } } })
    const both = { colorIds: [spare.colorId, colorId] }
    expect(await changesNothing(() => deleteColors(context(), both))).toEqual([
      `TRANSITION_NOT_ALLOWED colorIds.${colorId}`,
    ])
    await deleteVariants(context(), { variantIds: [variantIds[0]!] })
    expect(await deleteColors(context(), { colorIds: ['nichts', ...both.colorIds, newId()] })).toEqual({
      deletedIds: both.colorIds,
    })
    expect(await rowsOf('select 1 from colors where id = any($1)', [both.colorIds])).toEqual([])
  })

  test('without a code get one of their title; what is refused changes nothing', async () => {
    const { colorId } = await createColor(context(), { changes: { title: { de: 'Weiß' } } })
    expect(await rowsOf('select code, hex from colors where id = $1', [colorId])).toEqual([
      { code: 'weiss', hex: '#808080' },
    ])
    const create = (changes: object) => changesNothing(() => createColor(context(), { changes }))
    expect(await create({ title: { de: 'Anderes Weiß' }, code: 'weiss' })).toEqual(['NUMBER_TAKEN code'])
    expect(await create({ title: { de: 'Rot' }, code: 'a b', hex: 'red' })).toEqual([
      'INVALID_INPUT code',
      'INVALID_INPUT hex',
    ])
    expect(await create({})).toEqual(['INVALID_INPUT title'])
    await expect(updateColor(context(), { colorId: newId(), revision: null, changes: {} })).rejects.toThrow(NotFound)
  })
})
