import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/database.ts'
import { run } from '../../../../platform/statements.ts'

/**
 * Works out anew what is still to be paid of issued invoices (`documents.open_cents`): from what
 * was due when they were issued, what took them back, what stands in their place, and what was paid. Of cancellations it is 0,
 * for the invoice counts them; so of credits that name their invoice. Called in the transaction of whatever changes one of these; ids of other
 * documents do no harm.
 */
export async function workOutOpen(tx: Transaction, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await run(
    tx,
    sql`
    update documents d set open_cents = o.open from (
      select i.id,
        case when i.sort in ('cancellation', 'credit') and i.corrects_id is not null then 0 else
          i.due_cents
          + case when exists (select from documents r where r.corrects_id = i.id and r.sort = 'invoice')
              then i.gross_cents - i.due_cents else 0 end
          + coalesce((select sum(c.gross_cents) from documents c
              where c.corrects_id = i.id and c.sort in ('cancellation', 'credit') and c.issued_at is not null), 0)
          - coalesce((select sum(p.amount_cents + p.discount_cents + p.fee_cents) from document_payments p
              where p.document_id = i.id), 0)
        end as open
      from documents i
      where i.id = any(${sql.param([...documentIds])}::uuid[]) and i.kind = 'invoice' and i.issued_at is not null
    ) o where o.id = d.id and d.open_cents is distinct from o.open`,
    'work out open',
  )
}
