import { beforeAll, describe, expect, test } from 'vitest'
import { foldedSearch } from '../../../kit/staffSearch.ts'
import { insertViewer, TEST_ADDRESS } from '../../../testing/builders.ts'
import { buyersOf, completeCheckout, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { copyOrder } from '../../../testing/manyOrders.ts'
import { plansOf, sentDuring } from '../../../testing/plans.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { browseOrders, countTabs } from './browsing.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const zone = 'Europe/Vienna'
const admin = await insertViewer(database, ['admin'])

const find = async (search: string): Promise<string[]> => {
  const sort = { field: 'number', direction: 'asc' } as const
  const found = await browseOrders(database.drizzle, admin, { search }, sort, { offset: 0, limit: 100 }, zone)
  return found.map(({ customerName }) => customerName)
}

async function place(changes: CheckoutChanges): Promise<string> {
  const context = await buyer(product, 1)
  const cart = await updateCheckout(context, { changes: { ...completeCheckout, ...changes }, validate: null })
  const { order } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
  return order.id
}
const product = await listed(null)
let first: string

beforeAll(async () => {
  const club = {
    ...TEST_ADDRESS,
    type: 'company' as const,
    company: 'USV Großgöllnitz',
    firstName: 'Jürgen',
    lastName: 'Müller-Lüdenscheidt',
    phone: '+43 664 123 45 67',
  }
  const delivered = { ...TEST_ADDRESS, firstName: 'Zoë', lastName: 'Bäuerle', city: 'Wörgl', zip: '6300', phone: null }
  first = await place({
    email: 'kassier@usv-grossgoellnitz.example',
    shippingAddress: delivered,
    hasOwnInvoiceAddress: true,
    invoiceAddress: club,
    comment: 'bitte beim Platzwart abgeben',
  })
  await place({ email: 'huber@example.com', shippingAddress: { ...TEST_ADDRESS, firstName: 'Eva', lastName: 'Huber' } })
})

describe('orders are found by', () => {
  test.each([
    ['the club of the invoice', 'Großgöllnitz'],
    ['the club without its umlauts', 'grossgollnitz'],
    ['the club, umlauts written out', 'Grossgoellnitz USV'],
    ['who gets the parcel', 'Zoe Bäuerle'],
    ['who gets the invoice', 'Müller Jürgen'],
    ['both halves of a double name', 'Luedenscheidt Mueller'],
    ['a place and a first name', 'woergl jurgen'],
    ['a postcode', '6300'],
    ['the telephone number as it stands', '+43 664 123 45 67'],
    ['the telephone number as one dials it at home', '0664 1234567'],
    ['the telephone number from abroad', '0043 664/1234567'],
    ['the mail address', 'kassier@usv-grossgoellnitz.example'],
    ['what the buyer wrote', 'Platzwart'],
    ['a wrong letter', 'Bäuarle'],
    ['a letter too few', 'Luedenscheit'],
    ['a letter too many', 'Wörrgl'],
    ['exchanged letters', 'Jürgne'],
    ['a typing error beside a right word', 'Jürgen Mullerr'],
  ])('%s', async (_label, search) => {
    expect(await find(search)).toEqual(['USV Großgöllnitz'])
  })

  test('the beginning of the number', async () => {
    expect(await find('1000')).toEqual(['USV Großgöllnitz', 'Eva Huber'])
    expect(await find('10002')).toEqual(['Eva Huber'])
  })

  test.each([
    ['a word that only another order has', 'Jürgen Huber'],
    ['the middle of a number', '0001'],
    ['another telephone number', '0664 1234568'],
    ['two wrong letters', 'Bouarle'],
    ['signs of patterns', '%'],
  ])('not by %s', async (_label, search) => {
    expect(await find(search)).toEqual([])
  })

  test('what is called exactly so, without what is called nearly so', async () => {
    await place({ shippingAddress: { ...TEST_ADDRESS, firstName: 'Eva', lastName: 'Hubar' } })
    expect(await find('Hubar')).toEqual(['Eva Hubar'])
    expect(await find('Huber')).toEqual(['Eva Huber'])
    expect(await find('Hubur')).toEqual(['Eva Huber', 'Eva Hubar'])
  })
})

test('the database folds as the search does', async () => {
  const texts = ['Großgöllnitz Straße', 'Ærø Ñandú', 'MÜLLER-Lüdenscheidt (USV)', 'aeoeue', 'Žižkov, "Łódź"', "O'Brien"]
  for (const text of texts) {
    await database.drizzle.transaction(async () => {
      await database.pool.query(`update orders set comment = $2 where id = $1`, [first, text])
    })
    const { rows } = await database.pool.query('select search_text as found from orders where id = $1', [first])
    expect(rows[0].found).toContain(` ${foldedSearch(text)} `)
  }
})

/** Rows that a step may look at for a page of what few orders hold. */
const MOST_ROWS = 1_500
const COPIES = 30_000

test(`among ${COPIES} orders the index is asked`, async () => {
  await copyOrder(database, first, COPIES, {
    customer_name: `'Kunde ' || md5(n::text)`,
    email: `md5('m' || n) || '@example.com'`,
    placed_at: `o.placed_at - n * interval '1 minute'`,
    comment: 'null',
    shipping_address: `o.shipping_address || jsonb_build_object('lastName', md5('s' || n), 'firstName', 'Alex')`,
    invoice_address: `o.invoice_address || jsonb_build_object('company', 'SV ' || md5('c' || n), 'lastName', md5('l' || n),
      'firstName', 'Kai', 'phone', '+43 ' || (600000000 + n))`,
  })
  await database.pool.query('analyze orders')
  for (const search of ['Huber', 'Hubur', 'Eva Huber', '0664 1234567', 'huber@example.com', '910002', 'Unbekannt']) {
    const statements = await sentDuring(async () => {
      await find(search)
      await countTabs(database.drizzle, admin, { search }, zone)
    })
    for (const statement of statements) {
      // These statements have no name, so that each is planned for the values at hand.
      expect(statement.name).toBeNull()
      const [steps] = await plansOf(database, statement)
      for (const step of steps!) expect(step.read, `${search}: ${JSON.stringify(step)}`).toBeLessThanOrEqual(MOST_ROWS)
    }
  }
})
