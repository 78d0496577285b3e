import { sql } from 'drizzle-orm'
import pg from 'pg'
import { accounts } from '../domains/accounts/tables.ts'
import { priceChanges } from '../domains/catalogue/priceHistory/tables.ts'
import { products, setSlots, tierPrices, variants } from '../domains/catalogue/tables.ts'
import { settings } from '../domains/settings/tables.ts'
import { newId } from '../kit/ids.ts'
import { guestViewer, type Role, type Viewer } from '../kit/viewer.ts'
import type { Database } from '../platform/database.ts'
import type { OperationContext } from '../platform/operation.ts'
import { run } from '../platform/statements.ts'

/** The instant at which tests take place, unless they say otherwise: a Friday before noon in Vienna. */
export const TEST_NOW = new Date('2026-11-20T10:00:00.000Z')

/** What a use case is given in a test: a fixed clock, a guest with a cookie of their own. */
export function contextFor(database: Database, changes: Partial<OperationContext> = {}): OperationContext {
  return { database, viewer: visitor(), language: 'de', now: () => TEST_NOW, newId, address: null, ...changes }
}

/** A guest with a cookie of their own. */
export const visitor = (): Viewer => guestViewer(`visitor ${newId()}`)

/** Inserts an account and answers with it as a viewer. */
export async function insertViewer(
  database: Database,
  roles: Role[] = ['user'],
  changes: Partial<Viewer> = {},
): Promise<Viewer> {
  const id = newId()
  const email = `${id}@example.com`
  await database.drizzle
    .insert(accounts)
    .values({ id, email, emailVerifiedAt: TEST_NOW, name: 'Kim Muster', roles, createdAt: TEST_NOW })
  return { ...guestViewer(), accountId: id, name: 'Kim Muster', email, roles, ...changes }
}

type ProductValues = Partial<typeof products.$inferInsert>
type VariantValues = Partial<typeof variants.$inferInsert>

/** Inserts a product with a variant per entry; 19.90 EUR, unlimited, unless told otherwise. Answers with its id and
 *  those of the variants. */
export async function insertProduct(
  database: Database,
  values: ProductValues = {},
  variantValues: readonly VariantValues[] = [{}],
): Promise<{ id: string; variantIds: string[] }> {
  const id = newId()
  await database.drizzle.insert(products).values({
    id,
    productNumber: `P-${id}`,
    slug: `product-${id}`,
    kind: 'goods',
    title: { de: 'Trikot Nordwald', en: 'Nordwald jersey' },
    priceCents: 1990,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    newSince: values.isNew ? TEST_NOW : null,
    ...values,
  })
  const variantIds: string[] = []
  for (const [i, variant] of variantValues.entries()) {
    const variantId = newId()
    variantIds.push(variantId)
    const own = { id: variantId, productId: id, key: `k${i}`, sku: `S-${variantId}`, size: 'M', fit: 'men' as const }
    await database.drizzle.insert(variants).values({ ...own, sortOrder: i, ...variant })
  }
  return { id, variantIds }
}

/** Inserts a set of products, one slot each. */
export async function insertSet(
  database: Database,
  pieceIds: readonly string[],
  values: ProductValues = {},
): Promise<{ id: string }> {
  const title = { de: 'Set Nordwald', en: 'Nordwald set' }
  const { id } = await insertProduct(database, { kind: 'set', title, priceCents: 4990, ...values }, [])
  await database.drizzle
    .insert(setSlots)
    .values(pieceIds.map((productId, position) => ({ setId: id, productId, position })))
  return { id }
}

/** Gives a product tier prices: from how many pieces which price holds. */
export async function insertTiers(database: Database, productId: string, tiers: Record<number, number>): Promise<void> {
  await database.drizzle
    .insert(tierPrices)
    .values(
      Object.entries(tiers).map(([from, priceCents]) => ({ id: newId(), productId, fromAmount: +from, priceCents })),
    )
}

/** Says what a product (or one of its variants) cost, by how many days before the instant of tests; null: `TEST_NOW`. */
export async function insertPrices(
  database: Database,
  productId: string,
  prices: Record<number, number>,
  changes: Partial<typeof priceChanges.$inferInsert> = {},
): Promise<void> {
  const at = (daysAgo: string) => new Date(TEST_NOW.getTime() - Number(daysAgo) * 86_400_000)
  await database.drizzle.insert(priceChanges).values(
    Object.entries(prices).map(([days, priceCents]) => ({
      id: newId(),
      productId,
      priceCents,
      at: at(days),
      ...changes,
    })),
  )
}

/** Stores some fields of a section of the settings; what else is stored of it stays. */
export async function setSettings(database: Database, key: string, value: object): Promise<void> {
  await database.drizzle
    .insert(settings)
    .values({ key, value, updatedAt: TEST_NOW })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`${settings.value} || excluded.value` } })
}

/** Counts the statements that a database is sent while `run` works; transaction control counts as round trips only. */
export async function statementsOf<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: string[]; roundTrips: number }> {
  const statements: string[] = []
  let roundTrips = 0
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query] = args
    const text = typeof query === 'string' ? query : (query as { text: string }).text
    roundTrips += 1
    if (!/^(begin|commit|rollback)/i.test(text.trim())) statements.push(text)
    return original.apply(this, args as Parameters<typeof original>)
  } as typeof original
  try {
    return { result: await run(), statements, roundTrips }
  } finally {
    pg.Client.prototype.query = original
  }
}

/** Changes the catalogue by hand, with the new version that tells readers of it. */
export async function changeCatalogue(
  database: Database,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  await database.pool.query(statement, [...values])
}

/** How many rows a table has; to prove that nothing was written. */
export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]!.count
}

/** What is left of a variant; null: unlimited. */
export async function stockLeft(database: Database, variantId: string): Promise<number | null> {
  const rows = await run<{ available: number | null }>(
    database.drizzle,
    sql`select available from variants where id = ${variantId}`,
  )
  return rows[0]!.available
}

/** An address of a person in Linz, complete. */
export const TEST_ADDRESS = {
  type: 'person',
  company: null,
  vatId: null,
  firstName: 'Kim',
  lastName: 'Muster',
  address: 'Hauptplatz 1',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
  phone: null,
} as const
