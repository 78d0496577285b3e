import { and, desc, eq, getColumns, inArray, type SQL } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { mayWrite, type Viewer } from '../../../kit/viewer.ts'
import { countUpTo } from '../../../platform/counting.ts'
import { type Reader, rowsIf } from '../../../platform/statements.ts'
import { accounts, apiKeys } from '../tables.ts'

/** A key of an integrator, with the integrator's name. */
export type ApiKey = typeof apiKeys.$inferSelect & { readonly integrator: string }

/** Which keys a viewer may see: whoever changes users all of them. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayWrite(viewer, 'users'))

const select = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ ...getColumns(apiKeys), integrator: accounts.name })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(where)

/** A page of all keys, the latest first; revoked and expired ones are among them. */
export const browseApiKeys = (
  reader: Reader,
  viewer: Viewer,
  page: { offset: number; limit: number },
): Promise<ApiKey[]> =>
  select(reader, visibleTo(viewer))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .offset(page.offset)
    .limit(page.limit)

export const countApiKeys = (reader: Reader, viewer: Viewer, most: number): Promise<number> =>
  countUpTo(reader, most, apiKeys, visibleTo(viewer))

/** Keys by id; unknown ones and those that the viewer may not see are left out. */
export const apiKeysByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<ApiKey[]> =>
  select(reader, and(inArray(apiKeys.id, ids.filter(isId)), visibleTo(viewer)))
