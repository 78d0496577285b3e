import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { button, field, findings, graphql, heading, newEmail, startBrowser, takeJerseys, words } from './buying.ts'
import { openOutbox } from './mailbox.ts'

const { url, email: staffEmail, password: staffPassword } = inject('site')
const openPage = startBrowser()
/** Each browser comes from a client address of its own: attempts to sign in are counted by it. */
let browsers = 0
const elsewhere = () => {
  browsers += 1
  return { extraHTTPHeaders: { 'x-forwarded-for': `10.78.0.${browsers}` } }
}
const ownPassword = 'Flutlicht-Rasenplatz-1908'
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  outbox = await openOutbox()
})
afterAll(() => outbox.close())

const said = {
  de: {
    users: 'Benutzer',
    invite: 'Person einladen',
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    member: 'Mitarbeit',
    send: 'Einladung senden',
    onItsWay: 'Die Einladung ist unterwegs',
    invited: 'Eingeladen',
    active: 'Aktiv',
    newPassword: 'Neues Passwort',
    repeat: 'Passwort wiederholen',
    savePassword: 'Passwort speichern',
    passwordSaved: 'Ihr Passwort ist gespeichert',
    signInEmail: 'E-Mail-Adresse',
    password: 'Passwort',
    enter: /^anmelden$/,
    dashboard: 'Dashboard',
    search: 'Name, E-Mail, Firma, Kundennummer',
    terms: 'Konditionen',
    groups: 'Rabattgruppen',
    group: 'Vereinsrabatt',
    note: 'Interne Notiz',
    save: 'speichern',
    saved: 'Gespeichert',
    discount: /Vereinsrabatt/,
    actAs: 'für diese Person handeln',
    actingFor: (name: string) => `Sie handeln für ${name}.`,
    beside: (name: string) => `Im Shop handeln Sie für ${name}.`,
    stop: 'beenden',
    refused: /Sie handeln gerade für jemand anderen/,
    history: 'Verlauf',
    begun: 'Handeln für Kunden begonnen',
    deactivate: 'deaktivieren',
    inactive: 'Deaktiviert',
    wrong: 'Falscher Benutzer oder falsches Passwort.',
    persons: 'Kontaktpersonen',
    newPerson: 'Neue Kontaktperson',
    addPerson: 'als Kontaktperson anlegen',
    company: 'Firma',
    noRights: 'Ihnen fehlt das Recht, dieses Konto zu ändern.',
    termsFixed: /Ihnen fehlt das Recht, diese Konditionen zu ändern/,
    held: 'Diese Bestellung ist angehalten',
    somebodyElse: /weder selbst bestellt noch den Rabatt vereinbart/,
    checking: 'wird geprüft',
    release: 'freigeben',
    released: /ist freigegeben/,
    toShip: 'als versandt markieren',
  },
  en: {
    users: 'Users',
    invite: 'Invite someone',
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    member: 'Member',
    send: 'send invitation',
    onItsWay: 'The invitation is on its way',
    invited: 'Invited',
    active: 'Active',
    newPassword: 'New password',
    repeat: 'Repeat password',
    savePassword: 'Save password',
    passwordSaved: 'Your password has been changed',
    signInEmail: 'E-mail address',
    password: 'Password',
    enter: /^sign in$/i,
    dashboard: 'Dashboard',
    search: 'Name, e-mail, company, customer number',
    terms: 'Terms',
    groups: 'Discount groups',
    group: 'Club discount',
    note: 'Internal note',
    save: 'save',
    saved: 'Saved',
    discount: /Club discount/,
    actAs: 'act for this person',
    actingFor: (name: string) => `You are acting for ${name}.`,
    beside: (name: string) => `In the shop you are acting for ${name}.`,
    stop: 'stop',
    refused: /You are acting for someone else/,
    history: 'History',
    begun: 'Started acting for a customer',
    deactivate: 'deactivate',
    inactive: 'Deactivated',
    wrong: 'Wrong user or wrong password.',
    persons: 'Contact persons',
    newPerson: 'New contact person',
    addPerson: 'add as contact person',
    company: 'Company',
    noRights: 'You do not have permission to change this account.',
    termsFixed: /You do not have permission to change these terms/,
    held: 'This order is on hold',
    somebodyElse: /neither placed the order nor agreed the discount/,
    checking: 'Being checked',
    release: 'release',
    released: /has been released/,
    toShip: 'mark as shipped',
  },
} as const

const signInMutation = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }'

/** Signs the browser of a page in by the documented way; the journeys of signing in walk through the form. */
async function plantSession(page: Page, email: string, password: string): Promise<void> {
  expect(await graphql(page, signInMutation, { input: { email, password } })).toEqual({ signIn: { errors: [] } })
}

/** An invited customer who has chosen a password. */
async function customer(admin: Page, firstName: string): Promise<{ email: string; name: string; id: string }> {
  const email = newEmail()
  const invite = `mutation($input: InviteUserInput!) { inviteUser(input: $input) { user { id name } errors { code } } }`
  interface Invited {
    inviteUser: { user: { id: string; name: string } }
  }
  const { inviteUser } = await graphql<Invited>(admin, invite, { input: { email, firstName, lastName: 'Fürnkranz' } })
  const token = (await outbox.linkIn('accountInvitation', email)).split('/').at(-1)
  const choose = 'mutation($input: ChoosePasswordInput!) { setPassword(input: $input) { errors { code } } }'
  const chosen = await graphql(admin, choose, { input: { token, password: ownPassword, passwordRepeat: ownPassword } })
  expect(chosen).toEqual({ setPassword: { errors: [] } })
  return { email, ...inviteUser.user }
}

/** What is to be paid, as the cart's page says it. */
async function toPay(page: Page, root: string): Promise<number> {
  await page.goto(`${root}/cart`, { waitUntil: 'networkidle' })
  interface Cart {
    viewer: { cart: { totals: { toPay: { cents: number } } } }
  }
  const { viewer } = await graphql<Cart>(page, '{ viewer { cart { totals { toPay { cents } } } } }')
  return viewer.cart.totals.toPay.cents
}

describe.each(['de', 'en'] as const)('an administrator, in %s', language => {
  const text = said[language]
  const root = language === 'en' ? `${url}/en` : url
  const path = language === 'en' ? '/en' : '/'
  let office: { page: Page; context: BrowserContext; failures: string[] }
  beforeAll(async () => {
    office = await openPage(path, elsewhere())
    await plantSession(office.page, staffEmail, staffPassword)
  })
  afterAll(() => office.context.close())

  test('invites a member, who chooses a password and enters', async () => {
    const { page, failures } = office
    const email = newEmail()
    const name = language === 'de' ? 'Greta Öllinger' : 'Paul Zauner'
    await page.goto(`${root}/admincenter/users/browse`)
    await heading(page, text.users)
    await page.getByRole('link', { name: text.invite }).click()
    await heading(page, text.invite)
    await field(page, text.email).fill(email)
    await page.getByRole('textbox', { name: text.firstName }).fill(name.split(' ')[0]!)
    await page.getByRole('textbox', { name: text.lastName }).fill(name.split(' ')[1]!)
    await page.getByRole('checkbox', { name: text.member }).check()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await button(page, text.send).click()
    await heading(page, name)
    await page.getByRole('main').getByText(text.invited, { exact: true }).first().waitFor()
    const link = await outbox.linkIn('accountInvitation', email)

    const member = await openPage(new URL(link).pathname, elsewhere())
    await member.page.getByLabel(text.newPassword, { exact: true }).fill(ownPassword)
    await member.page.getByLabel(text.repeat, { exact: true }).fill(ownPassword)
    await button(member.page, text.savePassword).click()
    await heading(member.page, text.passwordSaved)
    await member.page.goto(`${root}/admincenter/users/browse`)
    await field(member.page, text.signInEmail).fill(email)
    await member.page.getByLabel(text.password, { exact: true }).fill(ownPassword)
    await button(member.page, text.enter).click()
    await heading(member.page, text.users)
    await member.page.getByRole('searchbox', { name: text.search }).fill(email)
    await member.page.getByRole('link', { name }).click()
    await member.page.getByText(text.noRights).waitFor()
    expect(await member.page.getByRole('link', { name: text.invite }).count()).toBe(0)
    expect(member.failures).toEqual([])
    await member.context.close()

    await page.reload()
    await page.getByRole('main').getByText(text.active, { exact: true }).first().waitFor()
    expect(failures).toEqual([])
  })

  test('gives a customer a discount group, and the price follows', async () => {
    const { page, failures } = office
    const { email, name } = await customer(page, `Sieglinde ${language === 'de' ? 'Anna' : 'Berta'}`)
    const buyer = await openPage(path, elsewhere())
    await plantSession(buyer.page, email, ownPassword)
    await takeJerseys(buyer.page, 2, words[language])
    const before = await toPay(buyer.page, root)

    await page.goto(`${root}/admincenter/users/browse`)
    await page.getByRole('searchbox', { name: text.search }).fill(email)
    await page.getByRole('link', { name }).click()
    await heading(page, name)
    const terms = page.getByRole('region', { name: text.terms })
    await terms
      .getByRole('combobox', { name: text.groups })
      .or(terms.getByRole('textbox', { name: text.groups }))
      .click()
    await page.getByRole('option', { name: text.group }).click()
    await page.getByRole('textbox', { name: text.note }).fill('Kassierin')
    await button(page, text.save).click()
    await page.getByRole('article', { name: text.saved }).waitFor()

    const after = await toPay(buyer.page, root)
    expect(after).toBeLessThan(before)
    await buyer.page.getByText(text.discount).first().waitFor()
    expect([buyer.failures, failures]).toEqual([[], []])
    await buyer.context.close()
  })

  test('acts for a customer under a banner, and cannot order in their name', async () => {
    const { page, failures } = office
    const { id, name } = await customer(page, `Hemma ${language === 'de' ? 'Anna' : 'Berta'}`)
    await page.goto(`${root}/admincenter/users/edit/${encodeURIComponent(id)}`)
    await heading(page, name)
    const opening = page.context().waitForEvent('page')
    await button(page, text.actAs).click()
    const shop = await opening
    const banner = shop.getByText(text.actingFor(name))
    await banner.waitFor()
    await takeJerseys(shop, 1, words[language])
    await banner.waitFor()
    await shop.goto(`${root}/checkout`, { waitUntil: 'networkidle' })
    await banner.waitFor()
    const query = 'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }'
    const input = { idempotencyKey: crypto.randomUUID(), acceptTerms: true, expectedTotal: 1 }
    const data = { query, variables: { input } }
    const answer = await page.context().request.post(`${url}/graphql`, { data, headers: { origin: url } })
    expect((await answer.json()).errors).toMatchObject([{ extensions: { code: 'ACTING_FOR_CUSTOMER' } }])
    // Beside, staff stay staff, and see that they act.
    const beside = page.getByText(text.beside(name))
    await beside.waitFor()
    await page.goto(`${root}/admincenter/users/browse`)
    await beside.waitFor()
    expect(page.url()).toBe(`${root}/admincenter/users/browse`)
    await page.goto(`${root}/admincenter/users/edit/${encodeURIComponent(id)}`)
    await heading(page, name)

    await button(shop, text.stop).click()
    await shop.waitForURL('**/admincenter/users/edit/*')
    await heading(shop, name)
    expect(await banner.count()).toBe(0)
    await shop.close()
    await page.reload()
    await heading(page, name)
    expect(await beside.count()).toBe(0)
    await page.getByRole('region', { name: text.history }).getByText(text.begun).first().waitFor()
    expect(failures).toEqual([])
  })

  test('lets a second person release what a discount of theirs made free', async () => {
    const { page, failures } = office
    const { email, id } = await customer(page, `Xaver ${language === 'de' ? 'Anna' : 'Berta'}`)
    const member = await customer(page, `Ursula ${language === 'de' ? 'Anna' : 'Berta'}`)
    const change = async (mutation: string, kind: string, input: object) =>
      graphql(page, `mutation($input: ${kind}!) { ${mutation}(input: $input) { errors { code } } }`, { input })
    const revisionOf = async (user: string) =>
      (await graphql<{ user: { revision: number } }>(page, `{ user(id: "${user}") { revision } }`)).user.revision
    const changes = { personalPercent: 10_000, isShippingFree: true }
    await change('updateUser', 'UpdateUserInput', { userId: id, revision: await revisionOf(id), changes })
    const roles = ['USER', 'MEMBER']
    await change('setUserRoles', 'SetUserRolesInput', {
      userId: member.id,
      revision: await revisionOf(member.id),
      roles,
    })
    const grants = ['ORDERS_WRITE', 'USERS_WRITE']
    await change('setMemberGrants', 'SetMemberGrantsInput', { userId: member.id, grants })

    const buyer = await openPage(path, elsewhere())
    await plantSession(buyer.page, email, ownPassword)
    await takeJerseys(buyer.page, 2, words[language])
    const entered = { firstName: 'Xaver', lastName: 'Fürnkranz', address: 'Hauptplatz 1', zip: '4020', city: 'Linz' }
    const address = { type: 'PERSON', country: 'AT', phone: '+43 732 1', ...entered }
    const input = { changes: { shippingAddress: address } }
    const checkout = 'mutation($input: UpdateCheckoutInput!) { updateCheckout(input: $input) { errors { code } } }'
    expect(await graphql(buyer.page, checkout, { input })).toEqual({ updateCheckout: { errors: [] } })
    const place = `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { orderNumber statusPath } errors { code } } }`
    interface Placed {
      placeOrder: { order: { orderNumber: string; statusPath: string } }
    }
    const wanted = { idempotencyKey: crypto.randomUUID(), acceptTerms: true, expectedTotal: 0 }
    const { order } = (await graphql<Placed>(buyer.page, place, { input: wanted })).placeOrder
    await buyer.page.goto(root + order.statusPath.replace(/^\/en/, ''))
    await buyer.page.getByText(text.checking).first().waitFor()
    expect(await findings(buyer.page)).toEqual({ violations: [], isTooWide: false })

    await page.goto(`${root}/admincenter/orders/${order.orderNumber}`)
    await page.getByText(text.held).waitFor()
    await page.getByText(text.somebodyElse).waitFor()
    expect(await button(page, text.release).count()).toBe(0)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })

    const second = await openPage(path, elsewhere())
    await plantSession(second.page, member.email, ownPassword)
    await second.page.goto(`${root}/admincenter/users/edit/${encodeURIComponent(id)}`)
    await second.page.getByText(text.termsFixed).waitFor()
    await second.page.goto(`${root}/admincenter/orders/${order.orderNumber}`)
    await second.page.getByText(text.held).waitFor()
    expect(await button(second.page, text.toShip).count()).toBe(0)
    await button(second.page, text.release).click()
    await second.page.getByText(text.released).waitFor()
    await button(second.page, text.toShip).waitFor()
    expect(await findings(second.page)).toEqual({ violations: [], isTooWide: false })
    expect([buyer.failures, second.failures, failures]).toEqual([[], [], []])
    await buyer.context.close()
    await second.context.close()
  })

  test('switches an account off, and nobody signs in with it', async () => {
    const { page, failures } = office
    const { email, name, id } = await customer(page, `Josef ${language === 'de' ? 'Anna' : 'Berta'}`)
    const buyer = await openPage(path, elsewhere())
    await plantSession(buyer.page, email, ownPassword)
    await page.goto(`${root}/admincenter/users/edit/${encodeURIComponent(id)}`)
    await heading(page, name)
    await button(page, text.deactivate).click()
    await page.getByRole('dialog').getByRole('button', { name: text.deactivate }).click()
    await page.getByRole('main').getByText(text.inactive, { exact: true }).first().waitFor()

    const { viewer } = await graphql<{ viewer: { account: unknown } }>(buyer.page, '{ viewer { account { id } } }')
    expect(viewer.account).toBeNull()
    await buyer.page.goto(`${root}/login`)
    await field(buyer.page, text.signInEmail).fill(email)
    await buyer.page.getByLabel(text.password, { exact: true }).fill(ownPassword)
    await button(buyer.page, text.enter).click()
    await buyer.page.getByRole('alert').getByText(text.wrong).waitFor()
    await buyer.context.close()
    expect(failures).toEqual([])
  })

  test('keeps a contact person, linked to an account', async () => {
    const { page, failures } = office
    const { name, id } = await customer(page, `Ludwig ${language === 'de' ? 'Anna' : 'Berta'}`)
    await page.goto(`${root}/admincenter/users/edit/${encodeURIComponent(id)}`)
    await page.getByRole('link', { name: text.addPerson }).click()
    await heading(page, text.newPerson)
    await page.getByRole('textbox', { name: text.company }).fill('Turnverein Schönau')
    await button(page, text.save).click()
    await heading(page, name)
    await page.getByRole('link', { name, exact: true }).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await page.goto(`${root}/admincenter/person/browse?search=${encodeURIComponent(name)}`)
    await heading(page, text.persons)
    await page.getByRole('row', { name: /Turnverein Schönau/ }).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    expect(failures).toEqual([])
  })

  test.each([
    ['a computer', { width: 1440, height: 1000 }, 'light'],
    ['a phone at night', { width: 390, height: 844 }, 'dark'],
  ] as const)('reads all of it on %s', async (_label, viewport, colorScheme) => {
    const storageState = await office.context.storageState()
    const looking = await openPage(path, { ...elsewhere(), viewport, colorScheme, storageState })
    const { page } = looking
    await page.goto(`${root}/admincenter/users/browse`)
    await heading(page, text.users)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await page.getByRole('searchbox', { name: text.search }).fill('Fürnkranz')
    await page
      .getByRole('link', { name: /Fürnkranz/ })
      .first()
      .click()
    await page.getByRole('region', { name: text.terms }).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    expect(looking.failures).toEqual([])
    await looking.context.close()
  })
})
