import DataLoader from 'dataloader'
import type { RequestContext } from './context.ts'

/** Reads something by id for a request: what is asked for together is read with one statement, and each once. */
type Load<Value> = (context: RequestContext, id: string) => Promise<Value>

function loading<Value>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<(id: string) => Value>,
): Load<Value> {
  const key = {}
  const loaderOf = (context: RequestContext) =>
    new DataLoader<string, Value>(async ids => ids.map(await read(context, ids)))
  return (context, id) => context.once(key, () => loaderOf(context)).load(id)
}

/** Loads one of each id, as `read` finds them by it; null where there is none. */
export const batched = <Value>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): Load<Value | null> =>
  loading(async (context, ids) => {
    const found = await read(context, ids)
    return id => found.get(id) ?? null
  })

/** Loads rows by their own id; null where there is none. */
export const batchedRows = <Row extends { readonly id: string }>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<readonly Row[]>,
): Load<Row | null> => batched(async (context, ids) => new Map((await read(context, ids)).map(row => [row.id, row])))

/** Loads all rows that belong to an id, which `ownerOf` names, in the order in which `read` brings them. */
export const batchedGroups = <Row>(
  read: (context: RequestContext, ids: readonly string[]) => Promise<readonly Row[]>,
  ownerOf: (row: Row) => string | null,
): Load<Row[]> =>
  loading(async (context, ids) => {
    const groups = Map.groupBy(await read(context, ids), ownerOf)
    return id => groups.get(id) ?? []
  })
