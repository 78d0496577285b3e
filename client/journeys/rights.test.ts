import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findings, newTab } from './buying.ts'

const { url, email, password } = inject('site')

const words = {
  de: {
    path: '',
    create: 'Schlüssel erstellen',
    nobody: 'Bitte ausfüllen',
    integrator: 'Für wen',
    label: 'Bezeichnung',
    right: 'Bestellungen: lesen',
    secret: 'Schlüssel',
    done: 'fertig',
    valid: 'gültig',
    limit: 'Limit ändern',
    requests: /^Anfragen je Minute/,
    save: 'speichern',
    changed: '1.200',
    revoke: 'widerrufen',
    revoked: 'widerrufen',
    created: 'API-Schlüssel erstellt',
    fields: '4 Felder',
    roles: 'Was die Rollen dürfen',
    all: 'lesen und ändern',
  },
  en: {
    path: '/en',
    create: 'Create key',
    nobody: 'Please fill in',
    integrator: 'For',
    label: 'Label',
    right: 'Orders: read',
    secret: 'Key',
    done: 'done',
    valid: 'valid',
    limit: 'change limit',
    requests: /^Requests per minute/,
    save: 'save',
    changed: '1,200',
    revoke: 'revoke',
    revoked: 'revoked',
    created: 'API key created',
    fields: '4 fields',
    roles: 'What the roles may do',
    all: 'read and change',
  },
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A tab of the administrator, whose session is planted. */
async function administrator(language: 'de' | 'en'): Promise<{ page: Page; failures: string[] }> {
  const person = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    locale: language === 'de' ? 'de-AT' : 'en-GB',
  })
  const data = {
    query: 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }',
    variables: { input: { email, password } },
  }
  const headers = { origin: url, 'x-forwarded-for': '10.77.0.9' }
  expect(await (await person.request.post(`${url}/graphql`, { data, headers })).json()).toEqual({
    data: { signIn: { errors: [] } },
  })
  return newTab(person)
}

/** What a program with a key hears when it asks for orders. */
async function statusOf(key: string): Promise<number> {
  const path = `${url}/api/v1/shop/getPageDataOrderBrowse`
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return (await fetch(path, { method: 'POST', headers, body: '{}' })).status
}

describe.each(['de', 'en'] as const)('rights, in %s', language => {
  const say = words[language]
  const label = `Abholung ${language}`

  test('a key is made, opens what it is for, is revoked and opens nothing', async () => {
    const { page, failures } = await administrator(language)
    await page.goto(`${url}${say.path}/admincenter/settings/keys`)
    await page.getByRole('button', { name: say.create }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say.create }).click()
    await dialog.getByText(say.nobody).first().waitFor()
    await dialog.getByLabel(say.integrator, { exact: true }).fill('Warenwirtschaft')
    await dialog.getByLabel(say.label, { exact: true }).fill(label)
    await dialog.getByLabel(say.right, { exact: true }).check()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await dialog.getByRole('button', { name: say.create }).click()
    const key = await page.getByRole('dialog').getByLabel(say.secret, { exact: true }).inputValue()
    expect(key).toMatch(/^shop_[\w-]{43}$/)
    await page.getByRole('button', { name: say.done, exact: true }).click()

    expect(await statusOf(key)).toBe(200)
    const row = page.getByRole('row').filter({ hasText: label })
    await row.getByText(say.valid, { exact: true }).waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: say.limit }).click()
    await dialog.getByRole('textbox', { name: say.requests }).fill('1200')
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await dialog.getByRole('button', { name: say.save }).click()
    await row.getByText(say.changed, { exact: true }).waitFor()
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: say.revoke }).click()
    await dialog.getByRole('button', { name: say.revoke, exact: true }).click()
    // In German the button's word is the state's, too.
    await row.getByRole('button').waitFor({ state: 'detached' })
    await row.getByText(say.revoked, { exact: true }).waitFor()
    expect(await statusOf(key)).toBe(401)
    expect(failures).toEqual([])
    await page.context().close()
  })

  test('the log says who made it, and the permissions who may what', async () => {
    const { page, failures } = await administrator(language)
    await page.goto(`${url}${say.path}/admincenter/audit?search=${encodeURIComponent(label)}`)
    const entry = page.getByRole('row').filter({ hasText: say.created })
    await entry.getByText(say.fields).click()
    await entry.getByText('Warenwirtschaft').waitFor()
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    await page.goto(`${url}${say.path}/admincenter/settings/permissions`)
    await page.getByRole('heading', { name: say.roles }).waitFor()
    expect(await page.getByRole('cell', { name: say.all }).count()).toBeGreaterThan(10)
    expect(await findings(page)).toEqual({ violations: [], isTooWide: false })
    expect(failures).toEqual([])
    await page.context().close()
  })
})
