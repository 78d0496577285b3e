import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import { files } from '../../files/tables.ts'
import { groupPage } from '../queries/groupPage.ts'
import { firstLevelGroups, groupBySlug } from '../queries/groups.ts'
import { groupProducts, groupTree } from '../queries/managedGroups.ts'
import type { After } from '../queries/page.ts'
import type { ArrangedLevel } from '../rules/groupTree.ts'
import { arrangeProductGroups } from './arrangeGroups.ts'
import { createProductGroup, updateProductGroup } from './productGroups.ts'
import { updateProduct } from './updateProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })
const group = async (title: string, parentIds: string[] = []) =>
  (await createProductGroup(context(), { changes: { title: { de: title }, parentIds } })).groupId
const arrange = (...levels: (Omit<ArrangedLevel, 'seenIds'> & Partial<ArrangedLevel>)[]) =>
  arrangeProductGroups(context(), { levels: levels.map(level => ({ seenIds: null, ...level })) })

async function insertPicture(isPublic = true): Promise<string> {
  const id = newId()
  const picture = { sha256: id.slice(0, 8), name: 'a.webp', extension: 'webp', mimeType: 'image/webp', size: 1 }
  await database.drizzle.insert(files).values({ ...picture, id, width: 8, height: 8, isPublic, createdAt: TEST_NOW })
  return id
}

beforeEach(async () => {
  await database.pool.query('delete from product_groups')
})

describe('groups are arranged', () => {
  test('in the order of the shop, on each level', async () => {
    const [team, fans] = [await group('Team'), await group('Fans')]
    const [caps, shirts] = [await group('Kappen', [team]), await group('Trikots', [team])]
    const version = await siteVersion(database)
    await arrange({ parentId: null, childIds: [team, fans] }, { parentId: team, childIds: [shirts, caps] })
    const [first, second] = await firstLevelGroups(database)
    expect([first?.slug, second?.slug]).toEqual(['team', 'fans'])
    expect(first?.children?.map(({ slug }) => slug)).toEqual(['trikots', 'kappen'])
    expect((await groupBySlug(database, 'team'))?.children?.map(({ slug }) => slug)).toEqual(['trikots', 'kappen'])
    expect(await siteVersion(database)).toBeGreaterThan(version)
  })

  test('one below several parents has its place in each, and keeps it when its page is saved', async () => {
    const [team, fans] = [await group('Team'), await group('Fans')]
    const [caps, shirts] = [await group('Kappen', [team, fans]), await group('Trikots', [team, fans])]
    await arrange({ parentId: team, childIds: [shirts, caps] })
    await updateProductGroup(context(), { groupId: shirts, revision: null, changes: { parentIds: [fans, team] } })
    const { levels } = await groupTree(database)
    expect(levels.find(({ parentId }) => parentId === team)?.childIds).toEqual([shirts, caps])
    expect(levels.find(({ parentId }) => parentId === fans)?.childIds).toEqual([caps, shirts])
  })

  test('one that leaves its only parent stands on the first level', async () => {
    const team = await group('Team')
    const caps = await group('Kappen', [team])
    expect(await arrange({ parentId: team, childIds: [] }, { parentId: null, childIds: [caps, team] })).toEqual({
      groupIds: expect.arrayContaining([caps, team]),
    })
    expect((await firstLevelGroups(database)).map(({ id }) => id)).toEqual([caps, team])
  })

  test('of two people who put two groups below each other at once, one is refused', async () => {
    const [team, fans] = [await group('Team'), await group('Fans')]
    const below = (parentId: string, child: string) =>
      arrange({ parentId, childIds: [child] }, { parentId: null, childIds: [parentId] }).then(
        () => 'done',
        () => 'refused',
      )
    const results = await Promise.all([below(team, fans), below(fans, team)])
    expect(results.toSorted()).toEqual(['done', 'refused'])
    expect((await firstLevelGroups(database)).length).toBe(1)
  })

  test('a circle, and a level that is not as it was seen, are refused and nothing changes', async () => {
    const team = await group('Team')
    const caps = await group('Kappen', [team])
    expect(await refusedWithoutTrace(database, () => arrange({ parentId: caps, childIds: [team] }))).toEqual([
      'INVALID_INPUT levels.0.childIds.0',
    ])
    const outdated = { parentId: team, childIds: [caps], seenIds: [] }
    expect(await refusedWithoutTrace(database, () => arrange(outdated))).toEqual(['STALE_REVISION levels.0.seenIds'])
  })
})

test('a group has further pictures, of those that visitors may see, and loses one with its file', async () => {
  const groupId = await group('Trikots')
  const pictures = await Promise.all([insertPicture(), insertPicture(), insertPicture(false)])
  const show = (moreImageIds: string[]) =>
    updateProductGroup(context(), { groupId, revision: null, changes: { moreImageIds } })
  await show([pictures[1], pictures[0]])
  expect((await groupBySlug(database, 'trikots'))?.moreImages?.map(({ id }) => id)).toEqual([pictures[1], pictures[0]])
  expect(await refusedWithoutTrace(database, () => show([pictures[0], pictures[2]]))).toEqual([
    'NOT_FOUND moreImageIds.1',
  ])
  expect(await refusedWithoutTrace(database, () => show([pictures[0], pictures[0]]))).toEqual([
    'INVALID_INPUT moreImageIds',
  ])
  await show([])
  expect((await groupBySlug(database, 'trikots'))?.moreImages).toEqual([])
})

describe('products of a group', () => {
  const inGroup = async (groupId: string, fits?: readonly ['men']) => {
    const wanted = { groupId, first: 2, order: 'recommended', language: 'de', filter: fits ? { fits } : {} } as const
    const first = await groupPage(database, { ...wanted, after: null })
    const rest = await groupPage(database, { ...wanted, first: 50, after: first.rows.at(-1)!.cursor as After })
    return [...first.rows, ...rest.rows].map(({ card }) => card.id)
  }
  const fill = async (groupId: string) => {
    const ids: string[] = []
    for (const title of ['A', 'B', 'C', 'D']) {
      const { id } = await insertProduct(database, { title: { de: title } }, [{ size: 'M', fit: 'men' }])
      await updateProduct(context(), { productId: id, revision: null, changes: { groupIds: [groupId] } })
      ids.push(id)
    }
    return ids as [string, string, string, string]
  }

  test('stand first where they were placed by hand, over pages and filters, and stay there when they change', async () => {
    const groupId = await group('Trikots')
    const [a, b, c, d] = await fill(groupId)
    expect(await inGroup(groupId)).toEqual([a, b, c, d])
    await updateProductGroup(context(), { groupId, revision: null, changes: { placedIds: [d, b] } })
    expect(await inGroup(groupId)).toEqual([d, b, a, c])
    expect(await inGroup(groupId, ['men'])).toEqual([d, b, a, c])
    await updateProduct(context(), { productId: d, revision: null, changes: { title: { de: 'Z' } } })
    const other = await group('Fans')
    await updateProduct(context(), { productId: b, revision: null, changes: { groupIds: [other, groupId] } })
    expect(await inGroup(groupId)).toEqual([d, b, a, c])
    expect((await groupProducts(database, groupId, 3)).map(({ id, place }) => [id, place])).toEqual([
      [d, 1],
      [b, 2],
      [a, null],
    ])
    await updateProductGroup(context(), { groupId, revision: null, changes: { placedIds: [] } })
    expect(await inGroup(groupId)).toEqual([a, b, c, d])
  })

  test('of another group, or named twice, are refused and nothing changes', async () => {
    const groupId = await group('Trikots')
    const [a] = await fill(groupId)
    const { id } = await insertProduct(database)
    const place = (placedIds: string[]) => () =>
      updateProductGroup(context(), { groupId, revision: null, changes: { placedIds } })
    expect(await refusedWithoutTrace(database, place([a, id]))).toEqual(['NOT_FOUND placedIds.1'])
    expect(await refusedWithoutTrace(database, place([a, a]))).toEqual(['INVALID_INPUT placedIds'])
  })
})
