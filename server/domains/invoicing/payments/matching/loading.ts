import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isIban } from '../../../../kit/ibans.ts'
import { type Reader, run } from '../../../../platform/statements.ts'
import { earlyPaymentOf } from '../rules/payment.ts'
import { bankLines } from '../tables.ts'
import { OpenItems, receiverKey } from './openItems.ts'
import { type MatchedLine, type OpenItem, type Proposal, proposalsFor } from './proposals.ts'

export type BankLineRow = typeof bankLines.$inferSelect

type ItemRow = {
  readonly id: string
  readonly number: string
  readonly open: string
  readonly gross: string
  readonly date: string
  readonly receiver: string
  readonly account: string | null
  readonly customer: number | null
  readonly ordered: number | null
  readonly early: { days: number; discount: number } | null
  readonly aliases: string[] | null
}

/** All issued invoices of which something is to be paid or given back, as lines of banks look for them. */
export async function readOpenItems(reader: Reader): Promise<OpenItems> {
  const rows = await run<ItemRow>(
    reader,
    sql`
    select d.id, d.number, d.open_cents as open, d.gross_cents as gross, to_char(d.date, 'YYYY-MM-DD') as date,
      d.receiver_name as receiver, d.account_id as account, a.customer_number as customer, d.order_number as ordered,
      nullif(d.snapshot #> '{content,earlyPayment}', 'null'::jsonb) as early, null::text[] as aliases
    from documents d left join accounts a on a.id = d.account_id
    where d.kind = 'invoice' and d.issued_at is not null and d.open_cents <> 0`,
  )
  const known = await run<{ iban: string; account: string | null; receiver: string }>(
    reader,
    sql`
    select distinct p.iban, d.account_id as account, d.receiver_name as receiver
    from document_payments p join documents d on d.id = p.document_id
    where p.iban is not null and p.reverses_id is null
      and not exists (select from document_payments r where r.reverses_id = p.id)`,
  )
  const ibans = new Map<string, string[]>()
  for (const { iban, account, receiver } of known) {
    if (!isIban(iban)) continue
    const receivers = ibans.get(iban) ?? []
    ibans.set(iban, [...receivers, receiverKey(account, receiver)])
  }
  return new OpenItems(rows.map(itemOf), ibans)
}

const itemOf = (row: ItemRow): OpenItem => ({
  ...{ documentId: row.id, numbers: [row.number, ...(row.aliases ?? [])], open: Number(row.open), date: row.date },
  ...{ receiver: receiverKey(row.account, row.receiver), receiverName: row.receiver },
  ...{ customerNumber: row.customer, orderNumber: row.ordered },
  earlyPayment: earlyPaymentOf(row.date, Number(row.gross), row.early),
})

/** Lines of which another file says the same in other words: the same day and amount, with another key, booked or open. */
async function linesSaidTwice(reader: Reader, lines: readonly BankLineRow[]): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set()
  const rows = await run<{ id: string }>(
    reader,
    sql`
    select l.id from bank_lines l where l.id = any(${sql.param(lines.map(({ id }) => id))}::uuid[]) and exists (
      select from bank_lines o join bank_files f on f.id = o.file_id join bank_files own on own.id = l.file_id
      where o.booked_on = l.booked_on and o.cents = l.cents and o.file_id <> l.file_id and f.format <> own.format
        and o.state <> 'ignored' and (o.iban = l.iban or o.iban = '' or l.iban = ''))`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What lines of banks are matched by. */
export async function matchedLines(reader: Reader, lines: readonly BankLineRow[]): Promise<MatchedLine[]> {
  const twice = await linesSaidTwice(reader, lines)
  return lines.map(({ id, bookedOn, cents, feeCents, name, iban, purpose, endToEndId }) => ({
    ...{ id, bookedOn, cents, fee: feeCents, name, iban, purpose, endToEndId, looksTwice: twice.has(id) },
  }))
}

/** What open lines of banks may pay, by line; lines that are not open are left out. */
export async function readProposals(reader: Reader, ids: readonly string[]): Promise<Map<string, Proposal[]>> {
  const lines = await reader
    .select()
    .from(bankLines)
    .where(and(inArray(bankLines.id, [...ids]), eq(bankLines.state, 'open'), isNull(bankLines.doneAt)))
  if (lines.length === 0) return new Map()
  const items = await readOpenItems(reader)
  return new Map((await matchedLines(reader, lines)).map(line => [line.id, proposalsFor(line, items)]))
}
