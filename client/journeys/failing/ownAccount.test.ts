import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownShop } from '../../../server/harness/shop.ts'
import type { Database } from '../../../server/platform/database.ts'
import { button, field, graphql, jersey, newEmail, newTab, startBrowser } from '../buying.ts'
import { codeOf, laptop } from '../factors.ts'
import { openOutbox } from '../mailbox.ts'
import { failing } from './meets.ts'

const { url, dataDir } = inject('site')
const visit = startBrowser()
const meets = failing()
const password = 'Vereinsheim am Waldrand 7'

let outbox: Awaited<ReturnType<typeof openOutbox>>
let database: Database
beforeAll(async () => {
  outbox = await openOutbox()
  const workplace = { folder: dataDir, onClose: () => async () => {}, close: async () => {} }
  database = await ownShop(workplace, dataDir).look()
})
afterAll(() => Promise.all([outbox.close(), database.close()]))

const go = (page: Page, path: string) => page.goto(`${url}/account${path}`, { waitUntil: 'load' })

/** Somebody with an account of their own, signed in on the page. */
async function member(): Promise<{ page: Page; email: string; context: Awaited<ReturnType<typeof visit>>['context'] }> {
  const { page, context } = await visit('/Imprint')
  const email = newEmail()
  const change = (name: string, input: object) =>
    graphql(
      page,
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { code } } }`,
      {
        input,
      },
    )
  await change('signUp', { email, password, passwordRepeat: password, firstName: 'Kim', lastName: 'Muster' })
  const token = (await outbox.linkIn('accountVerify', email)).split('/').at(-1)
  await change('confirmAccount', { token, password })
  expect(await change('signIn', { email, password })).toEqual({ signIn: { errors: [] } })
  return { page, email, context }
}

async function enterAddress(page: Page, street: string): Promise<void> {
  await field(page, 'Vorname').fill('Kim')
  await field(page, 'Nachname').fill('Muster')
  await field(page, 'Straße und Hausnummer').fill(street)
  await field(page, 'Postleitzahl').fill('4020')
  await field(page, 'Ort').fill('Linz')
}

test('addresses, profile, data, orders and the way out say what failed and go on by pressing again', async () => {
  const { page, email, context } = await member()
  const pressing = (name: string | RegExp) => ({ page, press: () => button(page, name).first().click() })
  const dialog = page.getByRole('dialog')

  await go(page, '/addresses/add')
  await enterAddress(page, 'Hauptplatz 1')
  await meets('useCreateAddressMutation', {
    ...pressing('speichern'),
    after: () => page.getByText('Hauptplatz 1').waitFor(),
  })
  await page.getByRole('link', { name: 'neue Adresse' }).click()
  await enterAddress(page, 'Waldweg 2')
  await button(page, 'speichern').click()
  const second = page.getByRole('listitem').filter({ hasText: 'Waldweg 2' })
  await second.waitFor()
  const makeInvoice = second.getByRole('button', { name: 'als Rechnungsadresse verwenden' })
  await meets('useSetDefaultAddressMutation', {
    page,
    press: () => makeInvoice.click(),
    after: () => makeInvoice.waitFor({ state: 'hidden' }),
  })
  await second.getByRole('link', { name: /^bearbeiten/ }).click()
  await field(page, 'Straße und Hausnummer').fill('Waldweg 3')
  await meets('useUpdateAddressMutation', {
    ...pressing('speichern'),
    after: () => page.getByText('Waldweg 3').waitFor(),
  })
  await page.getByRole('link', { name: 'neue Adresse' }).click()
  await enterAddress(page, 'Seegasse 4')
  await button(page, 'speichern').click()
  const third = page.getByRole('listitem').filter({ hasText: 'Seegasse 4' })
  await meets('useDeleteAddressMutation', {
    page,
    press: async () => {
      await third.getByRole('button', { name: /^entfernen/ }).click()
      await dialog.getByRole('button', { name: 'entfernen', exact: true }).click()
    },
    after: () => third.waitFor({ state: 'detached' }),
  })

  await go(page, '/profile')
  await field(page, 'Nachname').fill('Okafor')
  await meets('useUpdateProfileMutation', {
    ...pressing('speichern'),
    after: () => page.getByRole('article', { name: 'Gespeichert' }).waitFor(),
  })

  await go(page, '/data')
  await meets('useRequestDataExportMutation', {
    ...pressing('Export anfordern'),
    after: () => page.getByText(/^Wir stellen Ihre Daten zusammen/).waitFor(),
  })
  await button(page, 'Konto löschen').click()
  await dialog.getByRole('textbox', { name: 'Ihr Passwort' }).fill(password)
  await meets('useRequestAccountDeletionMutation', {
    page,
    press: () => dialog.getByRole('button', { name: 'Konto löschen' }).click(),
    after: () =>
      page
        .getByText(/^Ihr Konto wird am .* gelöscht\.$/)
        .first()
        .waitFor(),
  })
  await meets('useUndoAccountDeletionMutation', {
    ...pressing('Konto behalten'),
    after: () => page.getByRole('article', { name: 'Ihr Konto bleibt bestehen' }).waitFor(),
  })

  await database.pool.query(
    `update orders set account_id = (select id from accounts where email = $1)
      where id in (select id from orders where account_id is null order by placed_at desc limit 11)`,
    [email],
  )
  await go(page, '/orders')
  const orders = page.getByRole('main').getByRole('link', { name: /^Bestellung \d+$/ })
  await meets('OwnOrdersPageOrdersQuery', {
    page,
    press: () =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^ältere Bestellungen anzeigen$|^erneut laden$/ })
        .click(),
    after: () => expect.poll(() => orders.count()).toBe(11),
  })
  await orders.first().click()
  await meets('useReorderMutation', {
    ...pressing('noch einmal bestellen'),
    after: () =>
      page
        .getByText(/hinzugefügt|Nicht alles|nicht alle/)
        .first()
        .waitFor(),
  })
  await go(page, '')
  await meets('useSignOutMutation', { ...pressing('abmelden'), after: () => page.waitForURL(`${url}/`) })
  await context.close()
})

test('everything about signing in says what failed, also within dialogs, and keeps what was entered', async () => {
  const { page, email, context } = await member()
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options: laptop })
  const dialog = page.getByRole('dialog')
  const within = (name: string) => ({ page, press: () => dialog.getByRole('button', { name, exact: true }).click() })
  const prove = () => dialog.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password)
  const gone = () => dialog.waitFor({ state: 'hidden' })
  const elsewhere = async () => {
    const other = await visit('/Imprint')
    await graphql(other.page, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
      input: { email, password },
    })
    await other.context.close()
  }
  await elsewhere()
  await elsewhere()

  await go(page, '/security')
  const emailForm = page.locator('form', { has: button(page, 'E-Mail-Adresse ändern') })
  await emailForm.getByLabel('Neue E-Mail-Adresse').fill(`new.${email}`)
  await emailForm.getByLabel('Derzeitiges Passwort').fill(password)
  await meets('useRequestEmailChangeMutation', {
    page,
    press: () => button(page, 'E-Mail-Adresse ändern').click(),
    after: () => page.getByText(/Die neue Adresse gilt, sobald Sie ihn öffnen/).waitFor(),
  })
  const passwordForm = page.locator('form', { has: button(page, 'Passwort ändern') })
  await meets('useEndSessionMutation', {
    page,
    press: () =>
      page
        .getByRole('listitem')
        .getByRole('button', { name: /^abmelden/ })
        .last()
        .click(),
    after: () =>
      expect
        .poll(() =>
          page
            .getByRole('listitem')
            .getByRole('button', { name: /^abmelden/ })
            .count(),
        )
        .toBeLessThan(3),
  })
  await passwordForm.getByLabel('Derzeitiges Passwort').fill(password)
  await passwordForm.getByLabel('Neues Passwort').fill(`${password} 8`)
  await passwordForm.getByLabel('Passwort wiederholen').fill(`${password} 8`)
  await meets('useChangePasswordMutation', {
    page,
    press: () => button(page, 'Passwort ändern').click(),
  })

  await button(page, 'zweiten Faktor einrichten').click()
  await prove()
  await meets('useStartTotpMutation', {
    ...within('weiter'),
    after: () => dialog.getByText('Authenticator-App verbinden').waitFor(),
  })
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(key))
  await meets('useConfirmTotpMutation', {
    ...within('einschalten'),
    after: () => button(page, 'Ich habe die Codes gespeichert').waitFor(),
  })
  const codes = await page.getByRole('main').locator('li code, ol code, code').allTextContents()
  await button(page, 'neue Wiederherstellungscodes').click()
  await prove()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
  await meets('useNewRecoveryCodesMutation', { ...within('Codes erstellen'), after: gone })
  await button(page, 'abschalten').click()
  await prove()
  const fresh = await page.getByRole('main').locator('code').allTextContents()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(fresh[0] ?? '')
  await meets('useDisableSecondFactorMutation', { ...within('abschalten'), after: gone })

  await button(page, 'Passkey hinzufügen').click()
  await prove()
  await meets('useAddPasskeyStartMutation', within('weiter'))
  await meets('useAddPasskeyMutation', { ...within('weiter') })
  await devTools.send('WebAuthn.disable')
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options: laptop })
  await within('weiter').press()
  await gone()
  await button(page, /^umbenennen/).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop Vereinsheim')
  await meets('useRenamePasskeyMutation', { ...within('speichern'), after: gone })
  // So many passkeys are not asked for from one address.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.19.0.1' })
  await button(page, 'nur mit Passwort anmelden').click()
  await prove()
  await meets('useSetPasswordSufficesMutation', { ...within('nur mit Passwort anmelden'), after: gone })
  await button(page, /^entfernen/).click()
  await prove()
  await meets('useRemovePasskeyMutation', { ...within('entfernen'), after: gone })

  await elsewhere()
  await go(page, '/security')
  await meets('useSignOutEverywhereMutation', {
    page,
    press: () => button(page, 'auf allen anderen Geräten abmelden').click(),
    after: () => button(page, 'auf allen anderen Geräten abmelden').waitFor({ state: 'hidden' }),
  })

  await database.pool.query(
    `update accounts set totp_secret = 'x', totp_enabled_at = now(), second_factor_ends_at = now() + interval '1 day'
      where email = $1`,
    [email],
  )
  await page.goto(`${url}/Imprint`, { waitUntil: 'load' })
  await meets('useKeepSecondFactorMutation', {
    page,
    press: () => button(page, 'zweiten Faktor behalten').click(),
    after: () => button(page, 'zweiten Faktor behalten').waitFor({ state: 'hidden' }),
  })
  await database.pool.query(
    `update accounts set totp_secret = null, totp_enabled_at = null, second_factor_ends_at = null,
      second_factor_gone_at = now() - interval '1 day' where email = $1`,
    [email],
  )
  await page.goto(`${url}/Imprint`, { waitUntil: 'load' })
  const note = page.getByText(/^Der zweite Faktor Ihres Kontos wurde am/)
  await meets('useAcknowledgeSecondFactorResetMutation', {
    page,
    press: () => page.getByRole('status').filter({ has: note }).getByRole('button').click(),
    after: () => note.waitFor({ state: 'hidden' }),
  })
  await context.close()
})

test('the lists of a team say what failed, in the dialog', async () => {
  const { page, context } = await member()
  await page.goto(`${url}${jersey}`, { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog', { name: 'Mannschaftsliste' })
  await meets('SavedTeamsQuery', { page, opens: true, press: () => button(page, 'Mannschaftsliste einfügen').click() })
  await dialog.getByRole('textbox', { name: /^Name, Nummer und Größe/ }).fill('S; 10; ADA')
  await dialog.getByRole('button', { name: 'erneut laden' }).click()
  await dialog.getByRole('textbox', { name: /^Liste speichern als/ }).fill('Damen')
  await meets('useSaveTeamListMutation', {
    page,
    press: () => dialog.getByRole('button', { name: 'speichern' }).click(),
    after: () => dialog.getByText('Die Liste Damen ist gespeichert.').waitFor(),
  })
  await meets('useDeleteTeamListMutation', {
    page,
    press: () => dialog.getByRole('button', { name: 'Liste Damen löschen' }).click(),
    after: () => dialog.getByRole('button', { name: 'Liste Damen löschen' }).waitFor({ state: 'detached' }),
  })
  await context.close()
})

test('whoever acts for a customer and cannot end it is told so', async () => {
  const { email } = await member()
  const { page, context } = await visit('/Imprint')
  const { email: staffEmail, password: staffPassword } = inject('site')
  await graphql(page, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
    input: { email: staffEmail, password: staffPassword },
  })
  const { users } = await graphql<{ users: { edges: { node: { id: string } }[] } }>(
    page,
    'query($search: String!) { users(first: 1, filter: { search: $search }) { edges { node { id } } } }',
    { search: email },
  )
  await graphql(page, 'mutation($input: ActAsCustomerInput!) { actAsCustomer(input: $input) { errors { code } } }', {
    input: { userId: users.edges[0]?.node.id },
  })
  const tab = await newTab(context)
  await tab.page.goto(`${url}/Imprint`, { waitUntil: 'load' })
  await meets('useStopActingMutation', {
    page: tab.page,
    press: () => button(tab.page, 'beenden').click(),
    after: () => tab.page.waitForURL(/\/admincenter\/users\/edit\//),
  })
  await context.close()
})
