import { and, asc, desc, eq, getColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Limit } from '../../../kit/limits.ts'
import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { countUpTo } from '../../../platform/counting.ts'
import { earliestWithin, mailboxOf } from '../../../platform/mail.ts'
import { type Reader, rowsIf, run } from '../../../platform/statements.ts'
import { auditEntries, mails } from '../../../platform/tables.ts'
import { accounts } from '../../accounts/tables.ts'
import { files } from '../../files/tables.ts'
import { haveLinksEnded } from '../rules/links.ts'
import { secretHash } from '../rules/statusLink.ts'
import { type OrderEventKind, orderEvents, orderLines, orders } from '../tables.ts'

const { searchText: _searchText, ...columns } = getColumns(orders)

/** Everything of an order but what only the search reads. */
export const orderColumns = columns
export type Order = Omit<typeof orders.$inferSelect, 'searchText'>
export type OrderLine = typeof orderLines.$inferSelect
export type Mail = typeof mails.$inferSelect

/** Which orders a viewer may see: staff all, a signed-in person their own, a guest none but by the link. */
export const visibleTo = (viewer: Viewer): SQL =>
  mayRead(viewer, 'orders')
    ? rowsIf(true)
    : rowsIf(viewer.accountId !== null, sql`${orders.accountId} = ${viewer.accountId}`)

/** Which mails a viewer may see in the outbox: whoever reads the area all of them. Those of an order are seen with it. */
export const mailsVisibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'mails'))

/** The id of the order that a request with an idempotency key (its hash is the placeholder `keyHash`) placed from one of
 *  the carts `own`, as an expression for the statement that reads these. */
export const orderIdByKey: SQL = sql`(
  select o.id::text from orders o join own on own.id = o.cart_id
  where o.idempotency_key = ${sql.placeholder('keyHash')}::text)`

/**
 * When there may be the next order whose mails go to an address, under limits that all hold; null: now. An expression, for
 * the statement that reads what else is needed: `email` and `now` are expressions too. Whoever decides by it holds
 * `recipientLock`, or two at once both see room for one.
 */
export const nextOrderAt = (email: SQL, limits: readonly Limit[], now: SQL): SQL =>
  earliestWithin(limits, span => ({
    rows: sql`orders o where ${mailboxOf(sql`o.email`)} = ${mailboxOf(email)} and o.placed_at > ${now} - ${span}`,
    at: sql`o.placed_at`,
  }))

/** An order by its id, whoever may see it. */
export async function orderById(reader: Reader, id: string): Promise<Order> {
  const [order] = await reader.select(orderColumns).from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}

/** Orders by id that the viewer may see. */
export const ordersById = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Order[]> =>
  reader
    .select(orderColumns)
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), visibleTo(viewer)))

/** The order of a number; null where there is none that the viewer may see. */
export async function orderByNumber(reader: Reader, viewer: Viewer, text: string): Promise<Order | null> {
  const orderNumber = orderNumberOf(text)
  if (orderNumber === null) return null
  const [order] = await reader
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), visibleTo(viewer)))
  return order ?? null
}

/** An order's link: whether it is still good, or serves only to ask for a new one. */
export type LinkState = 'good' | 'ended'

/** The order that a link belongs to, by its number and one of its secrets; null for anything else. */
export async function orderOfLink(
  reader: Reader,
  text: string,
  secret: string,
  now: Date,
): Promise<{ order: Order; state: LinkState } | null> {
  const orderNumber = orderNumberOf(text)
  if (orderNumber === null) return null
  const hash = secretHash(secret)
  const isOurs = sql`${hash} = any(array_cat(${orders.secretHashes}, ${orders.endedSecretHashes}))`
  const [order] = await reader
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), isOurs))
  if (!order) return null
  const isGood = order.secretHashes.includes(hash) && !haveLinksEnded(order, now)
  return { order, state: isGood ? 'good' : 'ended' }
}

/** A signed-in person's own orders, latest first; those of guests with the same address are not among them. */
export const ordersOfAccount = (
  reader: Reader,
  accountId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Order[]> =>
  reader
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit)

/** How many orders a person has placed while signed in; of more than `most` one more than that. */
export const countOrdersOfAccount = (reader: Reader, accountId: string, most: number): Promise<number> =>
  countUpTo(reader, most, orders, eq(orders.accountId, accountId))

/** A person's own order by its number; null for all others, whatever the person may see elsewhere. */
export async function ownOrderByNumber(reader: Reader, text: string, accountId: string): Promise<Order | null> {
  const orderNumber = orderNumberOf(text)
  if (orderNumber === null) return null
  const [order] = await reader
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.accountId, accountId)))
  return order ?? null
}

/** An order number as people write it; null for what is none. */
export const orderNumberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** Lines of orders, in their order. */
export const linesOf = (reader: Reader, orderIds: readonly string[]): Promise<OrderLine[]> =>
  reader
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))

/** The pictures of lines by their files, for mails; files that are no pictures, or gone, are left out. */
export async function picturesOf(
  reader: Reader,
  lines: readonly Pick<OrderLine, 'imageFileId'>[],
): Promise<Map<string, { sha256: string; width: number; height: number }>> {
  const ids = lines.flatMap(({ imageFileId }) => (imageFileId === null ? [] : [imageFileId]))
  const found = ids.length === 0 ? [] : await imagesOf(reader, [...new Set(ids)])
  return new Map(
    found.flatMap(({ id, sha256, width, height }) => (width && height ? [[id, { sha256, width, height }]] : [])),
  )
}

/** Mails about orders, oldest first. */
export const mailsOf = (reader: Reader, orderIds: readonly string[]): Promise<Mail[]> =>
  reader
    .select()
    .from(mails)
    .where(inArray(mails.orderId, [...orderIds]))
    .orderBy(asc(mails.createdAt), asc(mails.id))

/** An entry of an order's history; `by`: the name of who did it. */
export type OrderEvent = {
  readonly id: string
  readonly orderId: string
  readonly kind: OrderEventKind
  readonly at: Date
  readonly by: string | null
  /** Of who did it; null where nobody did. */
  readonly accountId: string | null
  readonly note: string | null
  readonly mailId: string | null
  readonly previousAddress: PostalAddress | null
}

/** What was done to orders, oldest first. */
export const eventsOf = (reader: Reader, orderIds: readonly string[]): Promise<OrderEvent[]> =>
  reader
    .select({
      id: orderEvents.id,
      orderId: orderEvents.orderId,
      kind: orderEvents.kind,
      at: orderEvents.at,
      by: accounts.name,
      accountId: orderEvents.accountId,
      note: orderEvents.note,
      mailId: orderEvents.mailId,
      previousAddress: orderEvents.previousAddress,
    })
    .from(orderEvents)
    .leftJoin(accounts, eq(accounts.id, orderEvents.accountId))
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))

/** A mail of the outbox, be it about an order or not; null where there is none that the viewer may see. */
export async function mailById(reader: Reader, viewer: Viewer, id: string): Promise<Mail | null> {
  const [mail] = await reader
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), mailsVisibleTo(viewer)))
  return mail ?? null
}

/** Who set the percentage or the discount groups of an order's buyer last before the order was placed. */
export type Agreed = { readonly orderId: string; readonly accountId: string | null }

/** That of each of these orders, up to two; the audit log, which keeps that of erased accounts too, knows it. */
export const discountsAgreedBy = (reader: Reader, orderIds: readonly string[]): Promise<Agreed[]> =>
  run<Agreed>(
    reader,
    sql`select o.id as "orderId", last.account_id as "accountId"
      from ${orders} o cross join unnest(array['personalPercent', 'discountGroups']) as field
      cross join lateral (
        select a.account_id from ${auditEntries} a
        where a.subject_type = 'account' and a.subject_id = o.account_id and a.changes ? field and a.at <= o.placed_at
        order by a.at desc, a.id desc limit 1
      ) as last
      where o.id = any(${sql.param([...orderIds])}::uuid[])`,
  )

/** What is needed of files to show them as pictures; of what is no picture, width and height are null. */
export const imagesOf = (reader: Reader, ids: readonly string[]) =>
  reader
    .select({
      ...{ id: files.id, sha256: files.sha256, width: files.width, height: files.height, alt: files.alt },
      ...{ focalX: files.focalX, focalY: files.focalY },
    })
    .from(files)
    .where(inArray(files.id, [...ids]))
