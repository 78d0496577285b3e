import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { button, field, findings, graphql, heading, newEmail, newTab, startBrowser } from './buying.ts'
import { openOutbox } from './mailbox.ts'

const { url, email: staffEmail, password } = inject('site')
const visit = startBrowser()

interface Placed {
  number: string
  email: string
  /** Where the link of the confirmation leads. */
  statusPath: string
}

interface Found {
  search: { products: { edges: { node: { variants: { id: string; availability: { state: string } }[] } }[] } }
}

/** A variant in stock of what a word finds best, as the documented paths name it. */
async function variantOf(page: Page, word: string): Promise<string> {
  const { search } = await graphql<Found>(
    page,
    `query($word: String!) { search(query: $word) { products(first: 1) {
      edges { node { variants { id availability { state } } } } } } }`,
    { word },
  )
  const present = search.products.edges[0]?.node.variants.find(each => each.availability.state === 'IN_STOCK')
  return (
    Buffer.from(present?.id ?? '', 'base64')
      .toString()
      .split(':')[1] ?? ''
  )
}

/** Orders three pairs of socks and a printed jersey by the documented paths, as the guest of this page. */
async function placeOrder(page: Page): Promise<Placed> {
  const socks = await variantOf(page, 'Stutzen Kabine, einfarbig')
  const jersey = await variantOf(page, 'Trikot Nordwald mit Nadelstreif')
  const email = newEmail()
  const ask = async (method: 'put' | 'post', path: string, data: object) => {
    const answer = await page.request[method](`${url}/api/v0/${path}`, { data, headers: { origin: url } })
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 200, ''])
    return answer.json()
  }
  const items = [
    { item: socks, amount: 3 },
    { item: jersey, amount: 1, customization: { personalisierung: ['ÖZDEMIR 7'] } },
  ]
  await ask('put', 'shop/cart', { items })
  const shippingAddress = {
    ...{ type: 'person', first_name: 'Sieglinde', last_name: 'Fürnkranz', address: 'Am Kamp 9' },
    ...{ zip: '3562', city: 'Schönberg', country: 'AT' },
  }
  const cart = await ask('put', 'shop/cart', { orderInfo: { email, shippingAddress, selectedPayment: 'invoice' } })
  const total = { total_cents: cart.totals.total_cents, terms: true }
  const order = await ask('post', 'shop_order', { idempotency_key: crypto.randomUUID(), ...total })
  return { number: String(order.order_number), email, statusPath: order.status_path }
}

/** Lets the next declaration meet a fault, and all else pass. */
async function failOnce(page: Page): Promise<void> {
  let isOver = false
  await page.route('**/graphql*', route => {
    const isDeclared = !isOver && (route.request().postData() ?? '').includes('useDeclareWithdrawalMutation')
    if (!isDeclared) return route.continue()
    isOver = true
    return route.fulfill({ status: 500, body: '' })
  })
}

test('a guest withdraws from some socks of an order by its link, the printed jersey is named as excluded, and the operator sees it', async () => {
  const { page, context, failures } = await visit('/')
  const { number, email, statusPath } = await placeOrder(page)
  await page.goto(url + statusPath)
  await heading(page, `Bestellung ${number}`)
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await heading(page, 'Vertrag widerrufen')

  // The link knows the order: neither its number nor an address is asked for again.
  await expect.poll(() => field(page, 'Ihr Name').inputValue()).toBe('Sieglinde Fürnkranz')
  expect(await field(page, 'Bestellnummer').inputValue()).toBe(number)
  expect(await page.getByRole('textbox', { name: /E-Mail-Adresse/ }).count()).toBe(0)
  await page.getByText('Die Eingangsbestätigung senden wir an k…@example.com.').waitFor()

  const choice = page.getByRole('group', { name: 'Was möchten Sie widerrufen?' })
  const printed = choice.getByRole('listitem').filter({ hasText: 'Trikot Nordwald mit Nadelstreif' })
  await printed.getByText('Vom Widerruf ausgenommen, weil nach Ihren Angaben angefertigt').waitFor()
  expect(await printed.getByRole('textbox').count()).toBe(0)
  await button(page, 'Widerruf bestätigen').click()
  await choice.getByText('Bitte wählen Sie aus, was Sie widerrufen möchten.').waitFor()
  const amount = choice.getByRole('textbox', { name: /^Stückzahl Stutzen Kabine, einfarbig/ })
  await amount.fill('2')
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

  // A fault loses nothing, and what arrives in the end is declared once.
  await failOnce(page)
  await button(page, 'Widerruf bestätigen').click()
  await page.getByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.').waitFor()
  expect([await field(page, 'Ihr Name').inputValue(), await amount.inputValue()]).toEqual(['Sieglinde Fürnkranz', '2'])
  await button(page, 'Widerruf bestätigen').click()
  await page.getByRole('heading', { level: 2, name: 'Ihr Widerruf ist eingegangen' }).waitFor()
  await page.getByText(/^2\s×\sStutzen Kabine, einfarbig/).waitFor()
  expect(failures.filter(failure => !failure.includes('status of 500'))).toEqual([])
  await context.close()

  const outbox = await openOutbox()
  await expect
    .poll(async () => (await outbox.kindsTo(email)).sort())
    .toEqual(['orderConfirmation', 'withdrawalReceipt'])
  expect(await outbox.textOf('withdrawalReceipt', email)).toMatch(/2 × Stutzen Kabine, einfarbig/)
  expect(await outbox.textOf('withdrawalReceipt', email)).not.toMatch(/Trikot/)
  await outbox.close()

  const staff = await visit('/')
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  await graphql(staff.page, signIn, { input: { email: staffEmail, password } })
  const desk = await newTab(staff.context)
  await desk.page.goto(`${url}/admincenter/orders/${number}`)
  await heading(desk.page, `Bestellung ${number}`)
  await desk.page.getByText(/^Widerruf vom .* \(offen\): 2 × Stutzen Kabine, einfarbig/).waitFor()
  await desk.page.goto(`${url}/admincenter/withdrawals`)
  await heading(desk.page, 'Widerrufe')
  const row = desk.page.getByRole('row', { name: new RegExp(number) })
  await row.getByText('2 × Stutzen Kabine, einfarbig').waitFor()
  await row.getByText('vor dem Versand').waitFor()
  await row.getByText('Sieglinde Fürnkranz').waitFor()
  expect(await row.count()).toBe(1)
  expect(desk.failures).toEqual([])
  await staff.context.close()
})

test('who has nothing but the number withdraws from the foot of any page, in English', async () => {
  const { page, context, failures } = await visit('/en')
  const { number, email } = await placeOrder(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click()
  await heading(page, 'Withdraw from contract')
  await button(page, 'Confirm withdrawal').click()
  await page.getByText('Please enter your name.').waitFor()
  await page.getByText('Please enter the order number.').waitFor()
  await page.getByText('Please enter a valid e-mail address.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await field(page, 'Your name').fill('Sieglinde Fürnkranz')
  await field(page, 'Order number').fill(number)
  await field(page, 'E-mail address for the acknowledgement of receipt').fill(email)
  await page.getByRole('textbox', { name: /^Only for part of the order/ }).fill('One pair of the socks')
  await page.getByText(`I hereby withdraw from the contract of order ${number} to the extent given.`).waitFor()
  await button(page, 'Confirm withdrawal').click()
  await page.getByRole('heading', { level: 2, name: 'We have received your withdrawal' }).waitFor()
  await page.getByText('One pair of the socks').waitFor()
  expect(failures).toEqual([])
  await context.close()

  const outbox = await openOutbox()
  await expect.poll(() => outbox.kindsTo(email)).toContain('withdrawalReceipt')
  expect(await outbox.textOf('withdrawalReceipt', email)).toMatch(/One pair of the socks/)
  await outbox.close()
})
