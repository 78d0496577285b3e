import { expect, inject, test } from 'vitest'
import {
  button,
  field,
  goToCheck,
  graphql,
  heading,
  jersey,
  newEmail,
  orderNumber,
  startBrowser,
  type Visit,
  words,
} from './buying.ts'

const { url, email, password } = inject('site')
const open = startBrowser()
const said = words.de

async function staff(): Promise<Visit> {
  const visit = await open('/login')
  const { page } = visit
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Passwort').fill(password)
  await button(page, /^anmelden$/).click()
  await page.waitForURL(address => !address.pathname.includes('login'))
  return visit
}

/** What a partner earned, by the number of the order: '12.40 WAITING'. */
async function earned({ page }: Visit, id: string): Promise<Readonly<Record<string, string>>> {
  interface Answer {
    affiliate: {
      commissions: { edges: { node: { orderNumber: string; state: string; amount: { cents: number } } }[] }
    }
  }
  const { affiliate } = await graphql<Answer>(
    page,
    'query($id: ID!) { affiliate(id: $id) { commissions { edges { node { orderNumber state amount { cents } } } } } }',
    { id },
  )
  return Object.fromEntries(
    affiliate.commissions.edges.map(({ node }) => [node.orderNumber, `${node.amount.cents} ${node.state}`]),
  )
}

/** Orders jerseys in a visit that begins with an address; answers with the number of the order. */
async function orderFrom(address: string): Promise<string> {
  const { page, context, failures } = await open(address)
  // From page to page the address carries the code along, and nothing is kept in the browser for it.
  await page.getByRole('link', { name: 'Angebote' }).first().click()
  await heading(page, 'Angebote')
  expect(new URL(page.url()).searchParams.get('partner')).toBe(new URL(url + address).searchParams.get('partner'))
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'verein',
  )
  await page.goto(`${url}${jersey}${new URL(page.url()).search}`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: said.size }).fill('3')
  await button(page, said.add).first().click()
  await page.getByRole('article', { name: said.added }).waitFor()
  await goToCheck(page, said, newEmail())
  await button(page, said.order).click()
  const number = await orderNumber(page)
  expect(failures).toEqual([])
  return number
}

test('an order that came by a partner’s link earns a commission, a cancelled one does not', async () => {
  const code = `verein-${crypto.randomUUID().slice(0, 8)}`
  const office = await staff()
  const { page } = office
  await page.goto(`${url}/admincenter/shop/affiliates/add`, { waitUntil: 'networkidle' })
  await field(page, 'Name').fill('SV Verein')
  await field(page, 'E-Mail-Adresse').fill('verein@example.com')
  await field(page, 'Code im Link').fill(code.toUpperCase())
  await field(page, 'Höhe').fill('7,5')
  await button(page, 'speichern').click()
  await heading(page, 'SV Verein')
  await page.waitForURL(address => !address.pathname.endsWith('/add'))
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!)
  await page.getByText(`/?partner=${code}`).waitFor()

  const [kept, cancelled] = [await orderFrom(`/?partner=${code}`), await orderFrom(`/?partner=${code}`)]
  await expect.poll(async () => Object.keys(await earned(office, id)).toSorted()).toEqual([kept, cancelled].toSorted())

  interface Cancelled {
    cancelOrder: { errors: { code: string }[] }
  }
  const { cancelOrder } = await graphql<Cancelled>(
    page,
    'mutation($input: CancelOrderInput!) { cancelOrder(input: $input) { errors { code } } }',
    { input: { orderId: `order_number:${cancelled}` } },
  )
  expect(cancelOrder.errors).toEqual([])
  await expect.poll(async () => (await earned(office, id))[cancelled]).toBe('0 VOID')
  expect((await earned(office, id))[kept]).toMatch(/^[1-9]\d* WAITING$/)

  await page.goto(`${url}/admincenter/shop/affiliates?search=${code}`, { waitUntil: 'networkidle' })
  const row = page.getByRole('row', { name: /SV Verein/ })
  await row.getByText(code).waitFor()
  expect(office.failures).toEqual([])
})

test('what is due is marked as paid, and stands among the payments', async () => {
  const office = await staff()
  const { page } = office
  await page.goto(`${url}/admincenter/shop/affiliates?tab=due`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'FC Nordwald' }).first().click()
  await heading(page, 'FC Nordwald')
  await button(page, 'als bezahlt vermerken').click()
  const dialog = page.getByRole('dialog')
  await field(page, 'Verwendungszweck').fill('Provision Herbst')
  await dialog.getByRole('button', { name: 'als bezahlt vermerken' }).click()
  await page.getByRole('article', { name: 'Als bezahlt vermerkt' }).waitFor()
  await button(page, 'als bezahlt vermerken').waitFor({ state: 'hidden' })
  await page.goto(`${url}/admincenter/shop/affiliates/payouts?search=herbst`, { waitUntil: 'networkidle' })
  await page.getByRole('row', { name: /FC Nordwald.*Provision Herbst/ }).waitFor()
  expect(office.failures).toEqual([])
})
