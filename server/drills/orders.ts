import type { Database } from '../platform/database.ts'
import { workerJobs } from '../platform/internals.ts'

/** An order as it stands in the database, with everything that must be there with it. */
export interface WrittenOrder {
  readonly orderNumber: string
  readonly email: string
  readonly toPayCents: number
  readonly variantIds: readonly string[]
  readonly mails: number
  /** What is half there, as sentences. */
  readonly faults: readonly string[]
}

type Row = {
  order_number: number
  email: string
  to_pay_cents: number
  variant_ids: string[]
  pieces: number
  piece_count: number
  gross_cents: number
  lines_gross: number
  placed: number
  mails: number
  taken: number
}

/** All orders, each with what is missing of it: lines, sums, history, mail, stock. */
export async function readOrders({ pool }: Pick<Database, 'pool'>): Promise<WrittenOrder[]> {
  const { rows } = await pool.query<Row>(`
    select o.order_number, o.email, o.to_pay_cents, o.piece_count, o.gross_cents,
      (select coalesce(array_agg(l.variant_id::text), '{}') from order_lines l where l.order_id = o.id) as variant_ids,
      (select coalesce(sum(l.amount), 0)::int from order_lines l where l.order_id = o.id) as pieces,
      (select coalesce(sum(l.gross_cents), 0)::int from order_lines l where l.order_id = o.id) as lines_gross,
      (select count(*)::int from order_events e where e.order_id = o.id and e.kind = 'placed') as placed,
      -- A confirmation that is still to be written stands for itself: a job that ran and was not noted as done adds none.
      greatest(
        (select count(*)::int from mails m where m.order_id = o.id and m.kind = 'orderConfirmation'),
        (select count(*)::int from ${workerJobs}
          where t.identifier = 'orders.confirm' and j.payload ->> 'orderId' = o.id::text)) as mails,
      (select coalesce(-sum(s.delta), 0)::int from stock_movements s where s.order_id = o.id) as taken
    from orders o order by o.order_number`)
  return rows.map(row => {
    const faults: string[] = []
    const expect = (isRight: boolean, what: string) => {
      if (!isRight) faults.push(`order ${row.order_number}: ${what}`)
    }
    expect(row.pieces > 0 && row.pieces === row.piece_count, `${row.pieces} pieces of ${row.piece_count}`)
    expect(row.lines_gross > 0 && row.lines_gross <= row.gross_cents, `lines of ${row.lines_gross} cents`)
    expect(row.placed === 1, `${row.placed} entries of being placed`)
    expect(row.mails === 1, `${row.mails} mails`)
    expect(row.taken === row.pieces, `${row.taken} pieces taken out of stock instead of ${row.pieces}`)
    return {
      orderNumber: String(row.order_number),
      email: row.email,
      toPayCents: row.to_pay_cents,
      variantIds: row.variant_ids,
      mails: row.mails,
      faults,
    }
  })
}

/** Stock of every variant that is counted. */
export async function readCounts({ pool }: Pick<Database, 'pool'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; available: number }>(
    'select id, available from variants where available is not null',
  )
  return new Map(rows.map(row => [row.id, row.available]))
}

/** Where stock is not what it was less what the orders took. */
export function stockFaults(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  orders: readonly WrittenOrder[],
): string[] {
  const taken = new Map<string, number>()
  for (const id of orders.flatMap(order => order.variantIds)) taken.set(id, (taken.get(id) ?? 0) + 1)
  return [...before].flatMap(([id, pieces]) => {
    const expected = pieces - (taken.get(id) ?? 0)
    return after.get(id) === expected ? [] : [`variant ${id} has ${after.get(id)} pieces instead of ${expected}`]
  })
}
