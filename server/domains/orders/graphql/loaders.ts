import DataLoader from 'dataloader'
import { inArray } from 'drizzle-orm'
import type { RequestContext } from '../../../api/context.ts'
import type { CardImage } from '../../catalogue/rules/card.ts'
import { files } from '../../files/tables.ts'
import {
  type Agreed,
  discountsAgreedBy,
  eventsOf,
  linesOf,
  type Mail,
  mailsOf,
  type OrderEvent,
  type OrderLine,
  ordersById,
} from '../queries/orders.ts'

/** Reads what belongs to orders for a request: what is asked for together is read with one statement. */
type Load<Value> = (context: RequestContext, id: string) => Promise<Value>

function batched<Value>(read: (context: RequestContext, ids: readonly string[]) => Promise<Value[]>): Load<Value> {
  const key = {}
  return (context, id) => context.once(key, () => new DataLoader<string, Value>(ids => read(context, ids))).load(id)
}

/** Rows in the groups of their orders, in the order asked. */
const grouped = <Row>(ids: readonly string[], rows: readonly Row[], orderId: (row: Row) => string | null): Row[][] => {
  const byOrder = new Map<string | null, Row[]>(ids.map(id => [id, []]))
  for (const row of rows) byOrder.get(orderId(row))?.push(row)
  return ids.map(id => byOrder.get(id)!)
}

export const loadLines: Load<OrderLine[]> = batched(async ({ database }, ids) =>
  grouped(ids, await linesOf(database.drizzle, ids), line => line.orderId),
)
export const loadMails: Load<Mail[]> = batched(async ({ database }, ids) =>
  grouped(ids, await mailsOf(database.drizzle, ids), mail => mail.orderId),
)
export const loadEvents: Load<OrderEvent[]> = batched(async ({ database }, ids) =>
  grouped(ids, await eventsOf(database.drizzle, ids), event => event.orderId),
)

export const loadAgreed: Load<Agreed[]> = batched(async ({ database }, ids) =>
  grouped(ids, await discountsAgreedBy(database.drizzle, ids), each => each.orderId),
)

/** An order that the viewer may see. */
export const loadOrder = batched(async ({ database, viewer }, ids) => {
  const found = new Map((await ordersById(database.drizzle, ids, viewer)).map(order => [order.id, order]))
  return ids.map(id => found.get(id) ?? null)
})

/** A picture by the id of its file; null where the file is no picture or gone. */
export const loadImage = batched(async ({ database }, ids): Promise<(CardImage | null)[]> => {
  const rows = await database.drizzle
    .select({ id: files.id, sha256: files.sha256, width: files.width, height: files.height, alt: files.alt })
    .from(files)
    .where(inArray(files.id, [...ids]))
  const found = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    const file = found.get(id)
    return file?.width && file.height ? { ...file, width: file.width, height: file.height } : null
  })
})
