import { sql } from 'drizzle-orm'
import { companies, companyMembers } from '../domains/accounts/companies/tables.ts'
import { viewerOfAccount } from '../domains/accounts/queries.ts'
import { requestOwner } from '../domains/approvals/rules.ts'
import { orderRequests } from '../domains/approvals/tables.ts'
import { readContents } from '../domains/cart/queries.ts'
import { emptyCheckout } from '../domains/cart/rules/contents.ts'
import { viewCart } from '../domains/cart/rules/view.ts'
import { cartLines, carts } from '../domains/cart/tables.ts'
import type { PostalAddress } from '../kit/postalAddresses.ts'
import type { Transaction } from '../platform/database.ts'
import { insertRows } from '../platform/insertRows.ts'
import { run } from '../platform/statements.ts'
import { noteDemoRows } from './history/history.ts'
import { stableId } from './stableId.ts'

const dayMilliseconds = 86_400_000

const address: PostalAddress = {
  ...{ type: 'company', title: null, company: 'SV Nordwald Linz', vatId: null, firstName: 'Petra', lastName: 'Hofer' },
  ...{ address: 'Am Sportplatz 4', zip: '4020', city: 'Linz', country: 'AT', phone: null },
}

/** Pieces of which the waiting order is made. */
const PIECES = 18

type Wanted = { productId: string; variantId: string; title: string; size: string }

/** A club for which three customers of the demo buy, one of whom waits for an approval. Their orders from before stay their own. */
export async function insertDemoCompany(tx: Transaction, now: Date): Promise<void> {
  const people = await run<{ id: string }>(
    tx,
    sql`select a.id from accounts a join demo_rows d on d.id = a.id and d.kind = 'customer'
      where a.is_active and a.company is null and a.terms = '{}'::jsonb and a.language = 'de' order by a.id limit 3`,
  )
  const [wanted] = await run<Wanted>(
    tx,
    sql`select p.id as "productId", v.id as "variantId", p.title ->> 'de' as title, v.size
      from products p join variants v on v.product_id = p.id
      where p.kind = 'goods' and not p.is_offline and p.price_cents is not null and (v.available is null or v.available > 100)
      order by p.sort_order, p.id, v.id limit 1`,
  )
  if (people.length < 3 || !wanted) return
  const companyId = stableId('company', 'sv-nordwald-linz')
  const since = new Date(now.getTime() - 120 * dayMilliseconds)
  await insertRows(tx, companies, [
    {
      ...{ id: companyId, name: address.company!, address, state: 'active', createdAt: since, changedAt: since },
      ...{ terms: { discountGroups: ['verein'] }, note: 'Rechnung immer an den Vorstand.' },
    },
  ])
  await noteDemoRows(tx, 'company', [{ id: companyId }])
  const limits = [
    { role: 'administrator' as const },
    { role: 'approver' as const, monthBudgetCents: 200_000 },
    { role: 'buyer' as const, orderLimitCents: 25_000, monthBudgetCents: 100_000 },
  ]
  await insertRows(
    tx,
    companyMembers,
    people.map(({ id: accountId }, at) => ({ accountId, companyId, joinedAt: since, ...limits[at]! })),
  )
  await insertRequest(tx, { accountId: people[2]!.id, companyId, wanted, now })
}

/** An order that costs more than its buyer may order, frozen as it stood two hours ago. */
async function insertRequest(
  tx: Transaction,
  { accountId, companyId, wanted, now }: { accountId: string; companyId: string; wanted: Wanted; now: Date },
): Promise<void> {
  const id = stableId('order request', 'sv-nordwald-linz')
  const cartId = stableId('cart of request', 'sv-nordwald-linz')
  const createdAt = new Date(now.getTime() - 2 * 3_600_000)
  const checkout = {
    ...{ ...emptyCheckout, shippingAddress: address, hasOwnInvoiceAddress: true, invoiceAddress: address },
    paymentMethod: 'invoice',
  }
  const expiresAt = new Date(now.getTime() + 90 * dayMilliseconds)
  const cart = { id: cartId, secretHash: requestOwner(id), checkout, createdAt, updatedAt: createdAt, expiresAt }
  await insertRows(tx, carts, [cart])
  const { productId, variantId, title, size } = wanted
  const line = { id: stableId('line of request', 'sv-nordwald-linz'), cartId, position: 1, productId, variantId, title }
  await insertRows(tx, cartLines, [{ ...line, amount: PIECES, createdAt }])
  const buyer = await viewerOfAccount(tx, accountId)
  if (!buyer) throw new Error('The buyer of the demo’s company is not there.')
  const owner = { accountId: null, visitorHash: requestOwner(id), email: buyer.email }
  const view = viewCart(await readContents(tx, owner, now), buyer, now)!
  await insertRows(tx, orderRequests, [
    {
      ...{ id, companyId, accountId, cartId, createdAt, language: 'de' as const },
      lines: [
        {
          title,
          detail: `Größe ${size}`,
          amount: PIECES,
          sumCents: view.quote.totals.goods - view.quote.totals.discount,
        },
      ],
      ...{ totalCents: view.quote.totals.toPay, grossCents: view.quote.totals.gross },
      consents: { terms: true, conditions: true, age: false },
      note: 'Für die U14, zum Saisonstart im März.',
    },
  ])
}
