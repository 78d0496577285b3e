import { describe, expect, test } from 'vitest'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { add, dataOf, insertRange } from '../../../testing/asking.ts'
import { contextFor, insertViewer } from '../../../testing/builders.ts'
import { buyersOf, pieces } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { openSession } from '../../accounts/sessions/sessions.ts'
import { readSummary } from '../queries.ts'
import { addToCart } from './cart.ts'
import { setFavourite } from './favourites.ts'
import { mergeCarts } from './merge.ts'

const database = await testDatabase()
const site = await testSite(database)
const { cartOf, listed } = buyersOf(database)
const { shirt, few } = await insertRange(database)

/** The account in a browser in which somebody filled a cart before signing in. */
const signedIn = (account: Viewer, guest: OperationContext): OperationContext =>
  contextFor(database, { viewer: { ...account, visitorHash: guest.viewer.visitorHash } })

const cartsOf = async ({ viewer }: OperationContext) =>
  (
    await database.pool.query(
      'select id, account_id, secret_hash from carts where account_id = $1 or secret_hash = $2',
      [viewer.accountId, viewer.visitorHash],
    )
  ).rows

describe('signing in with a cart', () => {
  test('merges both by the larger amount and unites the favourites', async () => {
    const product = await listed(null)
    const other = await listed(null)
    const account = await insertViewer(database)
    const home = contextFor(database, { viewer: account })
    await addToCart(home, pieces(product, 2))
    await setFavourite(home, { productId: product.id, isFavourite: true })
    const guest = contextFor(database)
    await addToCart(guest, pieces(product, 5))
    await addToCart(guest, pieces(other, 1))
    await setFavourite(guest, { productId: other.id, isFavourite: true })
    const context = signedIn(account, guest)
    await mergeCarts(context, null)
    await mergeCarts(context, null)
    expect((await cartOf(home))!.lines.map(({ line }) => [line.productId, line.amount])).toEqual([
      [product.id, 5],
      [other.id, 1],
    ])
    expect(await cartsOf(context)).toHaveLength(1)
    const summary = await readSummary(database.drizzle, context.viewer, context.now())
    expect(summary).toMatchObject({ pieceCount: 6, isUnmerged: false })
    expect(summary.favouriteProductIds.toSorted()).toEqual([product.id, other.id].toSorted())
  })

  test('two tabs and two browsers at once end with one cart in which nothing is lost', async () => {
    const [one, two, three] = [await listed(null), await listed(null), await listed(null)]
    const account = await insertViewer(database)
    const browsers = [contextFor(database), contextFor(database)]
    await addToCart(browsers[0]!, pieces(one, 3))
    await addToCart(browsers[0]!, pieces(two, 1))
    await addToCart(browsers[1]!, pieces(one, 4))
    const contexts = browsers.map(guest => signedIn(account, guest))
    await Promise.all([
      ...contexts.flatMap(context => [mergeCarts(context, null), mergeCarts(context, null)]),
      ...contexts.map(context => addToCart(context, pieces(three, 1))),
    ])
    for (const context of contexts) await mergeCarts(context, null)
    const cart = await cartOf(contexts[0]!)
    const amounts = Object.fromEntries(cart!.lines.map(({ line }) => [line.productId, line.amount]))
    expect(amounts).toEqual({ [one.id]: 4, [two.id]: 1, [three.id]: 2 })
    expect(await cartsOf(contexts[0]!)).toHaveLength(1)
    expect(await cartsOf(contexts[1]!)).toHaveLength(1)
  })

  test.each([
    ['merging', (context: OperationContext) => mergeCarts(context, null)],
    ['adding', async (context: OperationContext) => addToCart(context, pieces(await listed(null), 1))],
  ])('%s while another browser’s cart becomes the account’s loses neither', async (_label, act) => {
    const [one, two] = [await listed(null), await listed(null)]
    const account = await insertViewer(database)
    const [here, there] = [contextFor(database), contextFor(database)]
    await addToCart(here, pieces(one, 3))
    await addToCart(there, pieces(two, 4))
    const context = signedIn(account, here)
    const other = await database.pool.connect()
    try {
      await other.query('begin')
      await other.query('update carts set account_id = $1, secret_hash = null where secret_hash = $2', [
        account.accountId,
        there.viewer.visitorHash,
      ])
      const acting = act(context)
      // It read that the account has no cart, and waits for what it cannot see.
      await expect
        .poll(async () => (await database.pool.query('select 1 from pg_locks where not granted')).rowCount)
        .toBe(1)
      await other.query('commit')
      await acting
    } finally {
      other.release()
    }
    await mergeCarts(context, null)
    const amounts = (await cartOf(context))!.lines.map(({ line }) => [line.productId, line.amount])
    expect(amounts).toEqual(
      expect.arrayContaining([
        [one.id, 3],
        [two.id, 4],
      ]),
    )
    expect(await cartsOf(context)).toHaveLength(1)
  })

  test('two browsers that add at once without having looked at a page', async () => {
    const product = await listed(null)
    const account = await insertViewer(database)
    const guests = Array.from({ length: 4 }, () => contextFor(database))
    for (const guest of guests) await addToCart(guest, pieces(product, 1))
    const extra = await Promise.all(guests.map(() => listed(null)))
    const contexts = guests.map(guest => signedIn(account, guest))
    await Promise.all(contexts.map((context, i) => addToCart(context, pieces(extra[i]!, 1))))
    const cart = await cartOf(contextFor(database, { viewer: account }))
    expect(cart!.lines).toHaveLength(5)
  })

  test('whoever signs out leaves no cart for the next person', async () => {
    const guest = contextFor(database)
    await addToCart(guest, pieces(await listed(null), 1))
    await mergeCarts(signedIn(await insertViewer(database), guest), null)
    const next = contextFor(database, { viewer: guestViewer(guest.viewer.visitorHash) })
    expect(await cartOf(next)).toBeNull()
  })
})

test('the first page after signing in shows the merged cart and counts it once', async () => {
  const { accountId } = await insertViewer(database)
  const { secret } = await openSession(database, accountId!)
  const home = site.client(new Map([['session', secret]]))
  await add(home, shirt, 3)
  const browser: Client = site.client()
  await add(browser, shirt, 4)
  await add(browser, few, 1)
  const { secret: second } = await openSession(database, accountId!)
  browser.cookies.set('session', second)
  const counts = await Promise.all([1, 2, 3].map(() => dataOf(browser, '{ viewer { cartPieceCount } }')))
  expect(counts).toEqual([1, 2, 3].map(() => ({ viewer: { cartPieceCount: 5 } })))
  expect(await dataOf(home, '{ viewer { cart { lines { amount } } } }')).toEqual({
    viewer: { cart: { lines: [{ amount: 4 }, { amount: 1 }] } },
  })
})
