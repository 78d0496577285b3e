import { desc, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Reader } from '../../../platform/statements.ts'
import { accounts, apiKeys } from '../tables.ts'

/** A key of an integrator, with the integrator's name. */
export type ApiKey = typeof apiKeys.$inferSelect & { readonly integrator: string }

const select = (reader: Reader) =>
  reader
    .select({ key: apiKeys, integrator: accounts.name })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))

/** A page of all keys, the latest first; revoked and expired ones are among them. */
export async function browseApiKeys(reader: Reader, page: { offset: number; limit: number }): Promise<ApiKey[]> {
  const rows = await select(reader)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .offset(page.offset)
    .limit(page.limit)
  return rows.map(({ key, integrator }) => ({ ...key, integrator }))
}

export async function countApiKeys(reader: Reader): Promise<number> {
  const [row] = await reader.select({ count: sql<number>`count(*)::int` }).from(apiKeys)
  return row!.count
}

/** Keys by id, null for what does not exist; in the order asked. */
export async function apiKeysByIds(reader: Reader, ids: readonly string[]): Promise<(ApiKey | null)[]> {
  const rows = await select(reader).where(inArray(apiKeys.id, ids.filter(isId)))
  const byId = new Map(rows.map(({ key, integrator }) => [key.id, { ...key, integrator }]))
  return ids.map(id => byId.get(id) ?? null)
}
