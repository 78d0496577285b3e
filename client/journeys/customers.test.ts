import { expect, inject, test } from 'vitest'
import {
  button,
  field,
  findings,
  goToCheck,
  graphql,
  heading,
  newEmail,
  newTab,
  orderNumber,
  save,
  startBrowser,
  takeJerseys,
  words,
} from './buying.ts'
import { signedIn } from './madeGallery.ts'
import { openOutbox } from './mailbox.ts'

const { url } = inject('site')
const visit = startBrowser()
const password = 'Flutlicht-Rasenplatz-1908'

test('a guest is found, invited, given conditions of their own, and sees them', async () => {
  const { page: shop, context } = await visit('/')
  const email = newEmail()
  await takeJerseys(shop, 2)
  await goToCheck(shop, words.de, email)
  await button(shop, words.de.order).click()
  const number = await orderNumber(shop)

  const person = await signedIn()
  const staff = await context.browser()!.newContext({
    storageState: await person.storageState(),
    viewport: { width: 1440, height: 1000 },
  })
  await person.dispose()
  const { page: office, failures } = await newTab(staff)
  const customersPath = `${url}/admincenter/shop/customers`
  const find = async (kind: string) => {
    // What was ordered is added up within seconds.
    await expect
      .poll(
        async () => {
          await office.goto(`${customersPath}?search=${encodeURIComponent(email)}`, { waitUntil: 'networkidle' })
          return office.getByRole('row', { name: 'Kim Muster' }).getByText(kind, { exact: true }).count()
        },
        { timeout: 90_000 },
      )
      .toBe(1)
    expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
    await office.getByRole('link', { name: 'Kim Muster' }).click()
    await heading(office, 'Kim Muster')
  }

  await find('Gast')
  await office.getByRole('link', { name: number }).waitFor()
  await office.getByText(/gelten für ein Konto/).waitFor()
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })
  await button(office, 'Zu einem Konto einladen').click()
  await office.getByRole('dialog').getByRole('button', { name: 'Zu einem Konto einladen' }).click()
  await office.getByRole('article', { name: `${email} wurde eingeladen` }).waitFor()

  const outbox = await openOutbox()
  const token = (await outbox.linkIn('accountInvitation', email)).split('/').at(-1)
  await outbox.close()
  const choose = 'mutation($input: ChoosePasswordInput!) { setPassword(input: $input) { errors { code } } }'
  const chosen = { input: { token, password, passwordRepeat: password } }
  expect(await graphql(shop, choose, chosen)).toEqual({ setPassword: { errors: [] } })
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'
  expect(await graphql(shop, signIn, { input: { email, password } })).toEqual({ signIn: { errors: [] } })

  await find('Konto')
  await field(office, 'Persönlicher Rabatt').fill('10')
  await office.getByRole('combobox', { name: 'Rechnung' }).selectOption({ label: 'erlaubt' })
  await office.getByRole('combobox', { name: 'Vorkasse' }).selectOption({ label: 'gesperrt' })
  await save(office)
  expect(await findings(office)).toEqual({ violations: [], isTooWide: false })

  await takeJerseys(shop, 2)
  interface Cart {
    viewer: { cart: { paymentMethods: { key: string }[]; totals: { discount: { cents: number } } } }
  }
  const { viewer } = await graphql<Cart>(
    shop,
    '{ viewer { cart { paymentMethods { key } totals { discount { cents } } } } }',
  )
  expect(viewer.cart.paymentMethods).toEqual([{ key: 'invoice' }])
  expect(viewer.cart.totals.discount.cents).toBeGreaterThan(0)
  await shop.goto(`${url}/cart`, { waitUntil: 'networkidle' })
  await shop
    .getByText(/Rabatt/)
    .first()
    .waitFor()
  expect(failures).toEqual([])
  await staff.close()
  await context.close()
})
