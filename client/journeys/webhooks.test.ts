import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownShop } from '../../server/harness/shop.ts'
import type { Database } from '../../server/platform/database.ts'
import {
  button,
  findings,
  goToCheck,
  graphql,
  heading,
  orderNumber,
  save,
  startBrowser,
  takeJerseys,
  words,
} from './buying.ts'

const { url, email, password, dataDir } = inject('site')
const visit = startBrowser()

interface Message {
  readonly headers: IncomingHttpHeaders
  readonly raw: string
  readonly type: string
  readonly data: { readonly id?: string; readonly orderNumber?: number }
}

/** The program of somebody else: keeps what comes, and answers as it is told. */
const received: Message[] = []
let status = 200
let receiver: Server
let database: Database

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let raw = ''
    for await (const chunk of request) raw += chunk
    received.push({ headers: request.headers, raw, ...JSON.parse(raw) })
    response.writeHead(status).end(status === 200 ? 'angenommen' : 'Wartung')
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const workplace = { folder: dataDir, onClose: () => async () => {}, close: async () => {} }
  database = await ownShop(workplace, dataDir).look()
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await database.close()
})

const last = (type: string): Message | undefined => received.findLast(each => each.type === type)
async function arrived(type: string, count = 1): Promise<Message> {
  await expect.poll(() => received.filter(each => each.type === type).length).toBe(count)
  return last(type)!
}

/** The signatures that a receiver reckons itself, each secret's. Source: standardwebhooks.com, "Signature scheme". */
const signatures = ({ headers, raw }: Message, secrets: readonly string[]): string =>
  secrets
    .map(secret => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')

/** Looks at the page as it is, on a desk and on a phone. */
async function look(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
  }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The secret that is shown, which is then put away. */
async function secretIn(page: Page, title: string): Promise<string> {
  const secret = await dialog(page, title).getByRole('textbox', { name: 'Geheimnis' }).inputValue()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  await look(page)
  await dialog(page, title).getByRole('button', { name: 'fertig' }).click()
  await dialog(page, title).waitFor({ state: 'hidden' })
  return secret
}

/** Has a test message sent, and waits for what was answered. */
async function tryOut(page: Page, answer: string): Promise<void> {
  await button(page, 'Testnachricht senden').click()
  await dialog(page, 'Nachricht').getByText(answer).waitFor()
}

test('a program is set up, tried out and told of an order; what it missed is sent again, and its secret renewed', async () => {
  const { page, context, failures } = await visit('/Imprint')
  await graphql(page, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
    input: { email, password },
  })
  await page.goto(`${url}/admincenter/settings/general`, { waitUntil: 'networkidle' })
  await page.getByRole('switch', { name: 'Webhooks in private Netze erlauben' }).click()
  await look(page)
  await save(page)

  // Set up.
  await page.goto(`${url}/admincenter/settings/webhooks`, { waitUntil: 'networkidle' })
  await look(page)
  await button(page, 'Webhook einrichten').click()
  const form = dialog(page, 'Webhook einrichten')
  await form.getByRole('textbox', { name: /^Bezeichnung/ }).fill('Warenwirtschaft')
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  await form.getByRole('textbox', { name: /^Adresse/ }).fill(address)
  for (const event of ['Bestellung aufgegeben (order.placed)', 'Bestellung bezahlt (order.paid)']) {
    await form.getByLabel(/^Ereignisse/).fill(event)
    await form.getByRole('option', { name: event }).click()
  }
  await page.keyboard.press('Tab')
  await form.getByRole('listbox').waitFor({ state: 'hidden' })
  await look(page)
  await form.getByRole('button', { name: 'Webhook einrichten' }).click()
  const secret = await secretIn(page, 'Webhook eingerichtet')
  await page.getByRole('link', { name: 'Warenwirtschaft' }).click()
  await heading(page, 'Warenwirtschaft')

  // Tried out.
  await tryOut(page, 'Antwort 200')
  await dialog(page, 'Nachricht').getByText('angenommen').waitFor()
  await look(page)
  await page.keyboard.press('Escape')
  const tried = await arrived('webhook.test')
  expect(tried.headers['webhook-signature']).toBe(signatures(tried, [secret]))
  await look(page)

  // Told of an order.
  const buyer = await visit('/Imprint')
  await takeJerseys(buyer.page, 2)
  await goToCheck(buyer.page)
  await button(buyer.page, words.de.order).click()
  const number = await orderNumber(buyer.page)
  const placed = await arrived('order.placed')
  expect(placed.data.orderNumber).toBe(Number(number))
  expect(placed.headers['webhook-signature']).toBe(signatures(placed, [secret]))

  // A program that fails, until nobody tries any more.
  status = 503
  const pay = 'mutation($input: MarkOrdersPaidInput!) { markOrdersPaid(input: $input) { errors { code } } }'
  const orderId = Buffer.from(`Order:${placed.data.id}`).toString('base64')
  expect(await graphql(page, pay, { input: { orderIds: [orderId] } })).toEqual({ markOrdersPaid: { errors: [] } })
  const { headers: missed } = await arrived('order.paid')
  await page.goto(`${url}/admincenter/settings/deliveries?tab=waiting`, { waitUntil: 'networkidle' })
  const row = page.getByRole('row').filter({ hasText: 'Bestellung bezahlt' })
  await row.getByText('wartet', { exact: true }).waitFor()
  // The last attempt would come after three days.
  await expect
    .poll(async () => {
      const { rowCount } = await database.pool.query(
        `update webhook_deliveries set attempts = 9, due_at = now()
          where kind = 'order.paid' and state = 'waiting' and claim is null`,
      )
      return rowCount
    })
    .toBe(1)
  await arrived('order.paid', 2)
  const stateOf = async () =>
    (await database.pool.query(`select state from webhook_deliveries where kind = 'order.paid'`)).rows[0]?.state
  await expect.poll(stateOf).toBe('failed')
  await page.goto(`${url}/admincenter/settings/deliveries?tab=failed`, { waitUntil: 'networkidle' })
  await row.getByText('aufgegeben', { exact: true }).waitFor()
  await look(page)
  await row.getByRole('button', { name: 'Bestellung bezahlt: ansehen' }).click()
  await dialog(page, 'Nachricht').getByText('Wartung').first().waitFor()
  expect(await dialog(page, 'Nachricht').getByText('Antwort 503').count()).toBe(2)
  await look(page)
  await page.keyboard.press('Escape')

  // Sent again, under its own id.
  status = 200
  await row.getByRole('button', { name: /erneut senden$/ }).click()
  await page.getByRole('article', { name: 'Die Nachricht wird erneut gesendet' }).waitFor()
  const again = await arrived('order.paid', 3)
  expect(again.headers['webhook-id']).toBe(missed['webhook-id'])
  expect(again.headers['webhook-signature']).toBe(signatures(again, [secret]))
  await expect.poll(stateOf).toBe('delivered')

  // A new secret signs beside the old one.
  await page.goto(`${url}/admincenter/settings/webhooks`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Warenwirtschaft' }).click()
  await button(page, 'neues Geheimnis').click()
  await look(page)
  await dialog(page, 'Neues Geheimnis erstellen?').getByRole('button', { name: 'neues Geheimnis' }).click()
  const renewed = await secretIn(page, 'Neues Geheimnis')
  await tryOut(page, 'Antwort 200')
  await page.keyboard.press('Escape')
  const second = await arrived('webhook.test', 2)
  expect(second.headers['webhook-signature']).toBe(signatures(second, [renewed, secret]))

  // Switched off and on again it is told since when it missed something.
  const isActive = page.getByRole('switch', { name: 'eingeschaltet' })
  for (const said of [/Seit .* wird für ihn nichts vermerkt/, /hat das Programm nicht erfahren/]) {
    await isActive.click()
    await button(page, 'speichern').click()
    await page.getByText(said).waitFor()
    await look(page)
  }
  const resumed = await arrived('webhook.resumed')
  expect(Object.keys(resumed.data)).toEqual(['missedSince', 'missedUntil'])
  expect(resumed.headers['webhook-signature']).toBe(signatures(resumed, [renewed, secret]))

  // Removed.
  await button(page, 'löschen').click()
  await dialog(page, 'Webhook löschen?').getByRole('button', { name: 'löschen' }).click()
  await page.getByText('Noch keine Webhooks').waitFor()
  const left = await database.pool.query('select from webhook_endpoints')
  expect(left.rowCount).toBe(0)
  await page.goto(`${url}/admincenter/settings/general`, { waitUntil: 'networkidle' })
  await page.getByRole('switch', { name: 'Webhooks in private Netze erlauben' }).click()
  await save(page)
  expect([...failures, ...buyer.failures]).toEqual([])
  await buyer.context.close()
  await context.close()
})
