import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { run } from '../../../platform/statements.ts'
import { changeCatalogue, insertProduct, statementsOf } from '../../../testing/builders.ts'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { factsAt, type Standing, standingJson } from './cachedFacts.ts'
import type { WantedFacts } from './facts.ts'

const database = await testDatabase()
const { drizzle, pool } = database
const { listed, buyer } = buyersOf(database)

/** Products and variants as a statement of somebody else's finds them. */
async function standingOf({ productIds, variantIds }: WantedFacts): Promise<Standing> {
  const [row] = await run<{ standing: Standing }>(
    drizzle,
    sql`select ${standingJson(sql`${sql.param(productIds)}::uuid[]`, sql`${sql.param(variantIds)}::uuid[]`)} as standing`,
  )
  return row!.standing
}

const read = async (wanted: WantedFacts, standing?: Standing) => {
  const at = standing ?? (await standingOf(wanted))
  const { result, statements } = await statementsOf(() => factsAt(drizzle, wanted, at))
  return { productIndex: result, statements: statements.length }
}
const wantedOf = ({ id, variantIds }: { id: string; variantIds: string[] }, variants = variantIds): WantedFacts => ({
  productIds: [id],
  variantIds: variants,
})
const price = 'update products set price_cents = $2 where id = $1'

describe('facts of products', () => {
  test('are read once and then taken out of memory, just the same', async () => {
    const shirt = await insertProduct(database, { weightGrams: 180 }, [{ key: 'm' }, { key: 'l', available: 4 }])
    const wanted = wantedOf(shirt)
    const first = await read(wanted)
    const again = await read(wanted)
    expect([first.statements, again.statements]).toEqual([1, 0])
    expect(first.productIndex.get(shirt.id)).toMatchObject({ weightGrams: 180, hasVariants: true, available: null })
    const sorted = ({ productIndex }: typeof first) => ({
      ...productIndex.get(shirt.id),
      variants: productIndex.get(shirt.id)!.variants.toSorted((a, b) => a.key.localeCompare(b.key)),
    })
    expect(sorted(again)).toEqual(sorted(first))
  })

  test('are of those variants alone that are wanted', async () => {
    const shirt = await insertProduct(database, {}, [{ key: 'm' }, { key: 'l' }])
    const other = await insertProduct(database)
    await read({ productIds: [shirt.id, other.id], variantIds: [...shirt.variantIds, ...other.variantIds] })
    const one = await read({ productIds: [shirt.id], variantIds: [shirt.variantIds[1]!, other.variantIds[0]!] })
    expect(one.statements).toBe(0)
    expect([...one.productIndex.keys()]).toEqual([shirt.id])
    expect(one.productIndex.get(shirt.id)!.variants).toMatchObject([{ id: shirt.variantIds[1], key: 'l' }])
  })

  test('are of every variant at once, and looked up where a product is not kept or does not exist', async () => {
    const shirt = await insertProduct(database, {}, [{ key: 'm' }, { key: 'l' }])
    const first = await read(wantedOf(shirt, [shirt.variantIds[0]!]))
    expect(first.productIndex.get(shirt.id)!.variants).toMatchObject([{ key: 'm' }])
    expect((await read(wantedOf(shirt))).statements).toBe(0)
    expect((await read({ productIds: [shirt.id], variantIds: [newId()] })).statements).toBe(0)
    const unknown = { productIds: [shirt.id, newId()], variantIds: [newId()] }
    const { productIndex, statements } = await read(unknown)
    expect([statements, productIndex.size, productIndex.get(shirt.id)!.variants]).toEqual([1, 1, []])
    expect((await read({ productIds: [], variantIds: [] })).statements).toBe(0)
  })

  test('are never older than the moment asked about', async () => {
    const shirt = await insertProduct(database, { priceCents: 1990 })
    await read(wantedOf(shirt))
    await changeCatalogue(database, price, [shirt.id, 2100])
    const { productIndex, statements } = await read(wantedOf(shirt))
    expect([statements, productIndex.get(shirt.id)!.priceCents]).toEqual([1, 2100])
  })

  test('that were asked about before a change do not take the place of newer ones', async () => {
    const shirt = await insertProduct(database, { priceCents: 1990 })
    const ball = await insertProduct(database, { priceCents: 500 })
    const before = await standingOf(wantedOf(shirt))
    await changeCatalogue(database, price, [shirt.id, 2100])
    await read(wantedOf(ball))
    const late = await read(wantedOf(shirt), before)
    expect(late.productIndex.get(shirt.id)!.priceCents).toBe(2100)
    expect((await read(wantedOf(ball))).statements).toBe(0)
    expect((await read(wantedOf(shirt))).productIndex.get(shirt.id)!.priceCents).toBe(2100)
  })

  test('have the stock of the moment asked about, which an order changes without a new version', async () => {
    const shirt = await insertProduct(database, {}, [{ available: 40 }])
    const ball = await insertProduct(database, { available: 7 }, [])
    const wanted = { productIds: [shirt.id, ball.id], variantIds: shirt.variantIds }
    await read(wanted)
    await pool.query('update variants set available = 38 where id = $1', [shirt.variantIds[0]])
    await pool.query('update products set available = 6 where id = $1', [ball.id])
    const { productIndex, statements } = await read(wanted)
    expect(statements).toBe(0)
    expect(productIndex.get(shirt.id)!.variants).toMatchObject([{ available: 38 }])
    expect(productIndex.get(ball.id)!.available).toBe(6)
  })

  test('stay in memory while orders take pieces, and tiles say what is left', async () => {
    const few = await listed(4)
    const wanted = { productIds: [few.id], variantIds: few.variantIds }
    const { productIndex: before } = await read(wanted)
    expect(before.get(few.id)!.card!.availability).toMatchObject({ state: 'fewLeft', quantity: 4 })
    const versions = await siteVersion(database)
    await placeOrder(await buyer(few, 3), orderOf(6490))
    expect(await siteVersion(database)).toBeGreaterThan(versions)
    const { productIndex, statements } = await read(wanted)
    expect(statements).toBe(0)
    expect(productIndex.get(few.id)!.variants).toMatchObject([{ available: 1 }])
    expect(productIndex.get(few.id)!.card!.availability).toMatchObject({ state: 'fewLeft', quantity: 1 })
  })
})
