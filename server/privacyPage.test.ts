import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoSettings } from './demo/settings.ts'
import { keptOfPeople } from './domains/settings/legalTexts/keptOfPeople.ts'
import { legalText } from './domains/settings/legalTexts/legalText.ts'
import { Settings } from './domains/settings/rules.ts'
import { personalData } from './personalData.ts'
import { keptOfVisits } from './platform/keptOfVisits.ts'
import { testDatabase } from './testing/database.ts'

const database = await testDatabase()

/** The places of the code that take the address of a client, with the rows that tell what becomes of it. */
const whereAddressesGo: Readonly<Record<string, readonly string[]>> = {
  'api/limits.ts': ['limit_windows'],
  'api/requestContext.ts': ['answering', 'sessions', 'log'],
  // As a hash, where neither account nor cookie says who asks.
  'api/restWrites.ts': ['kept_answers'],
  'platform/images.ts': ['answering'],
  'domains/accounts/authentication/attempts.ts': ['sign_in_failures'],
  'domains/accounts/authentication/failedSignIns.ts': ['log'],
  'domains/accounts/authentication/operations/signIn.ts': ['log'],
  'domains/accounts/secondFactor/operations/secondStep.ts': ['log'],
}

/** The product's own files of the server. */
async function sources(): Promise<{ path: string; text: string }[]> {
  const all = await readdir(import.meta.dirname, { recursive: true })
  const paths = all.filter(
    path => path.endsWith('.ts') && !/\.test\.ts$|^testing|^kit|^bench|^drills|^harness/.test(path),
  )
  return Promise.all(paths.map(async path => ({ path, text: await readFile(join(import.meta.dirname, path), 'utf8') })))
}

const page = (language: 'de' | 'en') =>
  legalText(new Settings(demoSettings), 'privacy', language, 'https://shop.example')!.body

describe('the privacy page says what the product keeps', () => {
  test('of people: every kind of data that a domain declares', () => {
    const declared = personalData.flatMap(({ files = {} }) => Object.keys(files))
    expect(Object.keys(keptOfPeople).toSorted()).toEqual(declared.toSorted())
    for (const { de, en } of Object.values(keptOfPeople)) {
      expect(page('de')).toContain(`<td>${de[0]}</td><td>${de[1]}</td><td>${de[2]}</td>`)
      expect(page('en')).toContain(`<td>${en[0]}</td><td>${en[1]}</td><td>${en[2]}</td>`)
    }
  })

  test.each([
    ['session', '90'],
    ['visitor', '180'],
    ['device', '400'],
  ])('the cookie %s with its %s days', (name, days) => {
    expect(page('de')).toMatch(new RegExp(`<td>${name}</td><td>[^<]+</td><td>${days} Tage</td>`))
    expect(page('en')).toMatch(new RegExp(`<td>${name}</td><td>[^<]+</td><td>${days} days</td>`))
  })

  test('of visits: every table of counts, and every place that takes the address of a client', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relpersistence = 'u' and relkind = 'r' order by 1`,
    )
    const counts = rows.map(({ name }) => name)
    expect(Object.keys(keptOfVisits)).toEqual(expect.arrayContaining(counts))
    expect(counts).toEqual(['limit_windows', 'sign_in_failures'])

    const takers = (await sources()).filter(({ text }) =>
      /request\.ip\b|\bclientNetwork\(|\bcontext\.address\b/.test(text),
    )
    const told = new Set([...Object.keys(keptOfVisits), ...Object.keys(keptOfPeople)])
    expect(takers.map(({ path }) => path).toSorted()).toEqual(Object.keys(whereAddressesGo).toSorted())
    for (const names of Object.values(whereAddressesGo)) for (const name of names) expect(told).toContain(name)
    for (const { de, en } of Object.values(keptOfVisits)) {
      expect(page('de')).toContain(`<td>${de[0]}</td><td>${de[1]}</td><td>${de[2]}</td>`)
      expect(page('en')).toContain(`<td>${en[0]}</td><td>${en[1]}</td><td>${en[2]}</td>`)
    }
  })

  test('of visits: for how long their counts last', () => {
    expect(page('de')).toContain('<td>10 Minuten; je Empfänger von E-Mails 24 Stunden</td>')
    expect(page('en')).toContain('<td>24 hours after the last attempt</td>')
    expect(page('de')).not.toContain('nur im Arbeitsspeicher gezählt')
  })

  test.each(['colour-scheme', 'localsessionid', 'scroll', 'pendingOrder'])('the browser’s %s', name => {
    expect(page('de')).toContain(`<td>${name}</td>`)
  })

  test('and promises nothing that is not built', () => {
    // Of the newsletter the consent is kept, and nothing is sent yet.
    expect(page('de').match(/[^>]*Newsletter[^<]*/g)).toEqual([keptOfPeople.newsletter?.de[0]])
    expect(page('en').match(/[^>]*[Nn]ewsletter[^<]*/g)).toEqual([keptOfPeople.newsletter?.en[0]])
  })

  test('names who keeps the servers, and the authority of the country', () => {
    const given = {
      ...demoSettings,
      operator: { hosting: 'Hoster <x>, Wien' },
      shop: { ...demoSettings.shop, country: 'DE' },
    }
    const { body } = legalText(new Settings(given), 'privacy', 'de', '')!
    expect(body).toContain('Hoster &lt;x&gt;, Wien als Auftragsverarbeiter')
    expect(body).toContain('Datenschutzaufsicht des Bundeslandes')
    expect(page('de')).toContain('Österreichischen Datenschutzbehörde')
  })
})
