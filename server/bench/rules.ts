import { rawId } from '../api/globalIds.ts'
import { newVoucherCode } from '../domains/vouchers/operations/vouchers.ts'
import { enterCode } from '../harness/codes.ts'
import { type Article, addPiece, goThroughCheckout, place } from '../harness/purchase.ts'
import type { Stock } from '../harness/stock.ts'
import { type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import type { Work } from './operations.ts'

const PIECES = 3
/** One order each; more than are placed while this is measured. */
const VOUCHERS = 10_000
/** In cents: less than what an order costs. */
const VOUCHER_VALUE = 100
const COUPON = 'BENCH'
const DISCOUNT_GROUP = 'bench'

/**
 * Orders like `checkout`, with all that can bear on a price: three pieces at a tier price, shipped to a zip range with costs
 * of its own, paid in part with a voucher, which is entered; half of them of a discount group, the others with the one coupon
 * that all of them wait for. So each has one or two requests more than there.
 */
export async function rulesWork({ articles }: Stock, url: string): Promise<Work> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    const codes = await insertRules(database)
    const discounted = await insertDiscounts(database, articles)
    // As it is a while later in a shop's life.
    await database.pool.query('vacuum (analyze)')
    let next = 0
    return async visitor => {
      visitor.renew()
      next += 1
      const [article, voucher] = [articles[next % articles.length]!, codes[next]]
      if (voucher === undefined) throw new Error('there are no more vouchers')
      await order(visitor, { article, voucher, coupon: discounted.has(article.productId) ? null : COUPON })
    }
  } finally {
    await database.close()
  }
}

async function order(
  visitor: Visitor,
  { article, voucher, coupon }: { article: Article; voucher: string; coupon: string | null },
): Promise<void> {
  await addPiece(visitor, article, PIECES)
  if (coupon !== null) await enterCode(visitor, coupon)
  await enterCode(visitor, voucher)
  const ready = await goThroughCheckout(visitor, `maria.huber-${newId()}@example.com`)
  const { orderNumber, refusals } = await place(visitor, ready)
  if (orderNumber === null) throw new WrongAnswer(200, `no order: ${refusals.join(', ')}`)
}

/** A coupon, vouchers with their codes, costs for the zips around Linz, and a discount group for everybody. */
async function insertRules({ pool }: Database): Promise<string[]> {
  await pool.query(
    `insert into coupons (id, code, type, value, roles, created_at, changed_at)
      values ($1, $2, 'flat', 100, '{everyone}', now(), now()) on conflict do nothing`,
    [newId(), COUPON],
  )
  await pool.query(
    `update settings set updated_at = now(), value = jsonb_set(value, '{groups}', coalesce(value->'groups', '[]') || $1::jsonb)
      where key = 'discounts'`,
    [
      JSON.stringify([
        { id: DISCOUNT_GROUP, type: 'percent', roles: ['everyone'], tiers: [{ from: 0, discount: 500 }] },
      ]),
    ],
  )
  await pool.query(
    `update settings set updated_at = now(), value = jsonb_set(value, '{groups,0,tiers,0,costs,AT,zipRanges}', $1::jsonb)
      where key = 'shipping'`,
    [JSON.stringify([{ from: '4000', to: '4099', cost: 390, freeFrom: null }])],
  )
  const made = Array.from({ length: VOUCHERS }, () => ({ id: newId(), code: newVoucherCode(), entry: newId() }))
  await pool.query(
    `insert into vouchers (id, code, currency, value_cents, language, created_at, changed_at)
      select v.id, v.code, 'EUR', $2, 'de', now(), now() from jsonb_to_recordset($1::jsonb) as v(id uuid, code text)`,
    [JSON.stringify(made), VOUCHER_VALUE],
  )
  await pool.query(
    `insert into voucher_entries (id, voucher_id, kind, amount_cents, at)
      select v.entry, v.id, 'issued', $2, now() from jsonb_to_recordset($1::jsonb) as v(id uuid, entry uuid)`,
    [JSON.stringify(made), VOUCHER_VALUE],
  )
  return made.map(({ code }) => code)
}

/** Tier prices for all that is bought, in place of those there were; the discount group for every other product. Answers with
 *  the ids of these. */
async function insertDiscounts({ pool }: Database, articles: readonly Article[]): Promise<ReadonlySet<string>> {
  const productIds = [...new Set(articles.map(({ productId }) => productId))]
  const raw = productIds.map(id => rawId('Product', id))
  const discounted = productIds.filter((_, place) => place % 2 === 0)
  await pool.query('delete from tier_prices where product_id = any($1::uuid[])', [raw])
  await pool.query(
    `insert into tier_prices (id, product_id, from_amount, price_cents)
      select gen_random_uuid(), p.id, $2, coalesce(p.price_cents, f.price_cents) * 9 / 10
      from products p join product_figures f on f.product_id = p.id where p.id = any($1::uuid[])`,
    [raw, PIECES],
  )
  await pool.query(`update products set discount_groups = '{}' where id = any($1::uuid[])`, [raw])
  await pool.query('update products set discount_groups = $2 where id = any($1::uuid[])', [
    discounted.map(id => rawId('Product', id)),
    [DISCOUNT_GROUP],
  ])
  return new Set(discounted)
}
