import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database.ts'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { codesOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { testSite } from '../../../testing/site.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { replaceFavourites, setFavourite } from '../operations/favourites.ts'
import { readSummary } from '../queries.ts'
import {
  addWishesToCart,
  deleteWishList,
  listProduct,
  moveWishes,
  removeWishes,
  saveWishList,
  shareWishList,
  updateWish,
} from './operations.ts'
import { sharedWishList, wishesOf, wishListsOf } from './queries.ts'
import { FIRST_LIST } from './rules.ts'

const database = await testDatabase()
const site = await testSite(database)
const person = async () => contextFor(database, { viewer: await insertViewer(database) })
type Person = Awaited<ReturnType<typeof person>>
const sized = (available: number | null = 5) => insertProduct(database, {}, [{ key: 'm', size: 'M', available }])
const listOf = async (context: Person, title = 'Saison') => (await saveWishList(context, { listId: null, title })).id
const put = (context: Person, listId: string, productId: string) =>
  listProduct(context, { listId, productId, isListed: true })
const on = async ({ viewer }: Person, listId: string) => wishesOf(database.drizzle, viewer.accountId!, listId)
const productsOn = async (context: Person, listId: string) =>
  (await on(context, listId)).map(({ productId }) => productId)
const favouritesOf = async ({ viewer }: Person) =>
  (await readSummary(database.drizzle, viewer, TEST_NOW)).favouriteProductIds

describe('lists of an account', () => {
  test('begin with the favourites, which stay what they were for hearts and programs', async () => {
    const context = await person()
    const [shirt, ball] = [await sized(), await sized()]
    await setFavourite(context, { productId: shirt.id, isFavourite: true })
    const list = await listOf(context, '  U15   Herbst ')
    await put(context, list, ball.id)
    await put(context, list, ball.id)
    expect(
      (await wishListsOf(database.drizzle, context.viewer.accountId!)).map(({ id, title, entryCount }) => [
        id === FIRST_LIST,
        title,
        entryCount,
      ]),
    ).toEqual([
      [true, null, 1],
      [false, 'U15 Herbst', 1],
    ])
    expect(await favouritesOf(context)).toEqual([shirt.id])
    await replaceFavourites(context, { productIds: [] })
    expect(await favouritesOf(context)).toEqual([])
    expect(await productsOn(context, list)).toEqual([ball.id])
    await put(context, FIRST_LIST, ball.id)
    expect(await favouritesOf(context)).toEqual([ball.id])
    await setFavourite(context, { productId: ball.id, isFavourite: false })
    expect(await productsOn(context, list)).toEqual([ball.id])
  })

  test('are moved and copied between; what is there already stays as it is', async () => {
    const context = await person()
    const [shirt, ball] = [await sized(), await sized()]
    const [from, to] = [await listOf(context, 'A'), await listOf(context, 'B')]
    await put(context, from, shirt.id)
    await put(context, from, ball.id)
    await put(context, to, shirt.id)
    const [there] = await on(context, to)
    await updateWish(context, { wishId: there!.id, changes: { note: 'für Kim', amount: 3 } })
    const wishIds = (await on(context, from)).map(({ id }) => id)
    await moveWishes(context, { wishIds, listId: to, isCopy: true })
    expect((await productsOn(context, from)).toSorted()).toEqual([shirt.id, ball.id].toSorted())
    await moveWishes(context, { wishIds, listId: to, isCopy: false })
    expect(await productsOn(context, from)).toEqual([])
    expect((await productsOn(context, to)).toSorted()).toEqual([shirt.id, ball.id].toSorted())
    expect((await on(context, to)).find(({ productId }) => productId === shirt.id)).toMatchObject({
      note: 'für Kim',
      amount: 3,
    })
    await removeWishes(context, { wishIds: [there!.id, there!.id] })
    expect(await productsOn(context, to)).toEqual([ball.id])
    await deleteWishList(context, { listId: to })
    expect(await codesOf(put(context, to, ball.id))).toEqual(['NOT_FOUND'])
  })

  test('keep what is wanted, and refuse what cannot be', async () => {
    const context = await person()
    const [shirt, other] = [await sized(), await sized()]
    await put(context, FIRST_LIST, shirt.id)
    const [wish] = await on(context, FIRST_LIST)
    const change = (changes: object) => updateWish(context, { wishId: wish!.id, changes })
    await change({ variantId: shirt.variantIds[0]!, amount: 12, note: ' erste\r\nzweite ' })
    expect(await on(context, FIRST_LIST)).toMatchObject([
      { variantId: shirt.variantIds[0]!, amount: 12, note: 'erste\nzweite' },
    ])
    await change({ variantId: null })
    expect(await on(context, FIRST_LIST)).toMatchObject([{ variantId: null, amount: 12 }])
    expect(await codesOf(change({ amount: 0 }))).toEqual(['AMOUNT_INVALID'])
    expect(await codesOf(change({ note: 'x'.repeat(301) }))).toEqual(['INVALID_INPUT'])
    expect(await codesOf(change({ variantId: other.variantIds[0]! }))).toEqual(['VARIANT_UNKNOWN'])
    expect(await codesOf(saveWishList(context, { listId: null, title: ' ' }))).toEqual(['INVALID_INPUT'])
    expect(await codesOf(saveWishList(context, { listId: FIRST_LIST, title: 'X' }))).toEqual(['NOT_FOUND'])
    expect(await codesOf(deleteWishList(context, { listId: FIRST_LIST }))).toEqual(['NOT_FOUND'])
    expect(await on(context, FIRST_LIST)).toMatchObject([{ amount: 12, note: 'erste\nzweite' }])
  })

  test('of somebody else are neither seen nor changed', async () => {
    const [owner, stranger] = [await person(), await person()]
    const shirt = await sized()
    const list = await listOf(owner)
    await put(owner, list, shirt.id)
    const [wish] = await on(owner, list)
    expect(await on(stranger, list)).toEqual([])
    expect(await codesOf(put(stranger, list, shirt.id))).toEqual(['NOT_FOUND'])
    expect(await codesOf(shareWishList(stranger, { listId: list, isShared: true }))).toEqual(['NOT_FOUND'])
    expect(await codesOf(deleteWishList(stranger, { listId: list }))).toEqual(['NOT_FOUND'])
    expect(await codesOf(updateWish(stranger, { wishId: wish!.id, changes: { amount: 2 } }))).toEqual(['NOT_FOUND'])
    expect(await codesOf(addWishesToCart(stranger, { wishIds: [wish!.id] }))).toEqual(['NOT_FOUND'])
    await removeWishes(stranger, { wishIds: [wish!.id] })
    await moveWishes(stranger, { wishIds: [wish!.id], listId: FIRST_LIST, isCopy: false })
    expect(await productsOn(owner, list)).toEqual([shirt.id])
    expect(await favouritesOf(stranger)).toEqual([])
  })

  test('are twenty at most, however many are made at once', async () => {
    const context = await person()
    for (let i = 1; i < 20; i += 1) await listOf(context, `Liste ${i}`)
    const both = await Promise.allSettled([listOf(context, 'X'), listOf(context, 'Y')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await codesOf(listOf(context, 'Z'))).toEqual(['TOO_MANY_WISH_LISTS'])
    expect(await wishListsOf(database.drizzle, context.viewer.accountId!)).toHaveLength(21)
  })

  test('hold 200 products at most', async () => {
    const context = await person()
    const list = await listOf(context)
    const first = await sized()
    await put(context, list, first.id)
    await database.pool.query(
      `with made as (
         insert into products select (jsonb_populate_record(p, jsonb_build_object(
           'id', gen_random_uuid(), 'slug', p.slug || '-' || i, 'product_number', p.product_number || '-' || i))).*
         from products p, generate_series(1, 199) i where p.id = $1 returning id
       )
       insert into favourites (cart_id, list_id, product_id, created_at)
       select w.cart_id, w.id, made.id, now() from wish_lists w, made where w.id = $2`,
      [first.id, list],
    )
    expect(await codesOf(put(context, list, (await sized()).id))).toEqual(['WISH_LIST_FULL'])
    await put(context, list, first.id)
    expect(await on(context, list)).toHaveLength(200)
  })
})

describe('a shared list', () => {
  test('is seen by whoever knows its address, until that is withdrawn; shared anew it has another', async () => {
    const context = await person()
    const shirt = await sized()
    await put(context, FIRST_LIST, shirt.id)
    const share = async (isShared: boolean) =>
      (await shareWishList(context, { listId: FIRST_LIST, isShared })).shareToken
    const token = (await share(true))!
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await share(true)).toBe(token)
    expect((await sharedWishList(database.drizzle, token))?.wishes.map(({ productId }) => productId)).toEqual([
      shirt.id,
    ])
    expect(await share(false)).toBeNull()
    expect(await sharedWishList(database.drizzle, token)).toBeNull()
    expect(await share(true)).not.toBe(token)
    expect(await sharedWishList(database.drizzle, token)).toBeNull()
    expect(await sharedWishList(database.drizzle, "' or true")).toBeNull()
  })

  test('tells price and availability of now, and what is gone by its name alone', async () => {
    const context = await person()
    const [shirt, gone] = [await sized(3), await insertProduct(database, { title: { de: 'Altes Trikot' } }, [{}])]
    const list = await listOf(context, 'Geburtstag')
    await put(context, list, gone.id)
    await put(context, list, shirt.id)
    await database.pool.query('update products set is_offline = true where id = $1', [gone.id])
    await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
    const { shareToken } = await shareWishList(context, { listId: list, isShared: true })
    const ask = () =>
      dataOf(site.client(), `{ sharedWishList(token: "${shareToken}") { title wishes { title product { title } } } }`)
    const { sharedWishList: shared } = (await ask()) as {
      sharedWishList: { title: string; wishes: { title: string; product: { title: string } | null }[] }
    }
    expect(shared.title).toBe('Geburtstag')
    expect(shared.wishes.map(({ product }) => product !== null).toSorted()).toEqual([false, true])
    expect(shared.wishes.find(({ product }) => product === null)?.title).toBe('Altes Trikot')
  })
})

describe('a list for the cart', () => {
  test('is put into it as a whole, in the sizes that were chosen, and stays a list', async () => {
    const context = await person()
    const [shirt, ball] = [await sized(), await insertProduct(database, {}, [])]
    await put(context, FIRST_LIST, shirt.id)
    await put(context, FIRST_LIST, ball.id)
    const wishes = await on(context, FIRST_LIST)
    const wishIds = wishes.map(({ id }) => id)
    const shirtAt = wishes.findIndex(({ productId }) => productId === shirt.id)
    expect((await refusalsOf(addWishesToCart(context, { wishIds }))).map(({ code, path }) => [code, path])).toEqual([
      ['SIZE_MISSING', ['wishIds', String(shirtAt)]],
    ])
    expect((await readSummary(database.drizzle, context.viewer, TEST_NOW)).pieceCount).toBe(0)
    await updateWish(context, { wishId: wishIds[shirtAt]!, changes: { variantId: shirt.variantIds[0]!, amount: 2 } })
    expect((await addWishesToCart(context, { wishIds })).addedAmount).toBe(3)
    expect((await readSummary(database.drizzle, context.viewer, TEST_NOW)).pieceCount).toBe(3)
    expect(await on(context, FIRST_LIST)).toHaveLength(2)
    await updateWish(context, { wishId: wishIds[shirtAt]!, changes: { amount: 4 } })
    expect(await codesOf(addWishesToCart(context, { wishIds }))).toEqual(['ONLY_FEW_LEFT'])
    expect((await readSummary(database.drizzle, context.viewer, TEST_NOW)).pieceCount).toBe(3)
  })
})
