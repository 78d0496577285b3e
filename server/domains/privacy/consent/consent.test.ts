import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, countRows, insertViewer, setSettings, TEST_NOW, visitor } from '../../../testing/builders.ts'
import { codesOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { legalText } from '../../settings/legalTexts/legalText.ts'
import { readSettings } from '../../settings/queries.ts'
import { privacySettings } from '../settings.ts'
import { consents, consentTexts } from '../tables.ts'
import { decideConsent, forgetOldDecisions, joinConsent } from './operations.ts'
import { browseDecisions, countDecisionTabs, decisionsOf } from './queries.ts'
import { consentVersion } from './words.ts'

const database = await testDatabase()
const site = await testSite(database)

const subjectOf = (letter: string) => letter.repeat(22)
const versionNow = async () => consentVersion(await readSettings(database.drizzle))
const shopConsent = `query { shop { consent { version asks services googleAnalyticsId } consentRequest {
  title refuse purposes { purpose title services { name provider } } } } }`
type ShopConsent = {
  shop: {
    consent: { version: string; services: string[] } | null
    consentRequest: { purposes: { purpose: string; services: { name: string }[] }[] } | null
  }
}
const switchOn = (values: object) => setSettings(database, 'privacy', { ...privacySettings.defaults, ...values })

beforeEach(() => switchOn({}))

describe('what needs consent', () => {
  test('is nothing as long as nothing is switched on, whatever else the page tells', async () => {
    await switchOn({ stripe: true, cookies: true, newsletter: true, contactForm: true })
    const { shop } = await dataOf<ShopConsent>(site.client(), shopConsent)
    expect(shop).toEqual({ consent: null, consentRequest: null })
  })

  test('is what is switched on, each purpose by itself, with who gets what', async () => {
    await switchOn({ youtube: true, vimeo: true, googleAnalytics: true, googleAnalyticsId: 'G-ABCD1234' })
    const { shop } = await dataOf<ShopConsent>(site.client(), shopConsent)
    expect(shop.consent).toMatchObject({
      services: ['GOOGLE_ANALYTICS', 'YOUTUBE', 'VIMEO'],
      asks: true,
      googleAnalyticsId: 'G-ABCD1234',
    })
    expect(
      shop.consentRequest?.purposes.map(({ purpose, services }) => [purpose, services.map(each => each.name)]),
    ).toEqual([
      ['ANALYTICS', ['Google Analytics']],
      ['VIDEO', ['YouTube', 'Vimeo']],
    ])
  })

  test('has another version where another service is on, and the same in both languages', async () => {
    await switchOn({ youtube: true })
    const first = await versionNow()
    const english = await dataOf<ShopConsent>(site.client(), shopConsent)
    expect(english.shop.consent?.version).toBe(first)
    await switchOn({ youtube: true, instagram: true })
    expect(await versionNow()).not.toBe(first)
  })
})

describe('a decision', () => {
  const decision = async (letter: string, granted: ('maps' | 'video')[] = []) => ({
    ...{ subject: subjectOf(letter), version: (await versionNow()) ?? '', granted, way: 'dialog' as const },
  })

  test('is kept with the words that it was about, and names nobody', async () => {
    await switchOn({ youtube: true, openStreetMap: true })
    await decideConsent(contextFor(database, { viewer: visitor() }), await decision('a', ['video']))
    const [kept] = await decisionsOf(database.drizzle, subjectOf('a'))
    expect(kept).toMatchObject({
      granted: ['video'],
      refused: ['maps'],
      decidedAt: TEST_NOW,
      language: 'de',
      way: 'dialog',
    })
    expect(kept!.request.refuse).toBe('Alle ablehnen')
    expect(kept!.request.purposes[1]!.services[0]).toMatchObject({ name: 'YouTube' })
    const [row] = await database.drizzle
      .select()
      .from(consents)
      .where(eq(consents.subject, subjectOf('a')))
    expect(row!.accountId).toBeNull()
  })

  test('is taken back by the next one, and both stay', async () => {
    await switchOn({ youtube: true })
    const context = contextFor(database, { viewer: visitor() })
    await decideConsent(context, await decision('b', ['video']))
    await decideConsent({ ...context, now: () => new Date(TEST_NOW.getTime() + 1000) }, await decision('b'))
    const all = await decisionsOf(database.drizzle, subjectOf('b'))
    expect(all.map(({ granted }) => granted)).toEqual([[], ['video']])
  })

  test('of somebody who signed in stands beside their account; of staff who act for them it is refused', async () => {
    await switchOn({ youtube: true })
    const viewer = await insertViewer(database, ['user'])
    await decideConsent(contextFor(database, { viewer }), await decision('c', ['video']))
    const [row] = await database.drizzle.select().from(consents).orderBy(desc(consents.id)).limit(1)
    expect(row).toMatchObject({ subject: subjectOf('c'), accountId: viewer.accountId })
    const before = await countRows(database, 'consents')
    const acting = { ...viewer, actor: { accountId: viewer.accountId!, name: 'Kim' } }
    expect(
      await codesOf(decideConsent(contextFor(database, { viewer: acting as typeof viewer }), await decision('d'))),
    ).toEqual(['ACTING_FOR_CUSTOMER'])
    expect(await countRows(database, 'consents')).toBe(before)
  })

  test.each([
    ['of other words', { version: '0123456789abcdef' }, 'STALE_REVISION'],
    ['with a number that is none', { subject: 'short' }, 'INVALID_INPUT'],
    ['about what nobody asked', { granted: ['analytics'] as const }, 'INVALID_INPUT'],
  ])('%s is refused, and nothing is kept', async (_label, changes, code) => {
    await switchOn({ youtube: true })
    const before = await countRows(database, 'consents')
    const wrong = { ...(await decision('e')), ...changes }
    expect(await codesOf(decideConsent(contextFor(database, { viewer: visitor() }), wrong))).toEqual([code])
    expect(await countRows(database, 'consents')).toBe(before)
  })

  test('is refused where nothing needs consent', async () => {
    expect(await codesOf(decideConsent(contextFor(database, { viewer: visitor() }), await decision('f')))).toEqual([
      'STALE_REVISION',
    ])
  })

  test('is forgotten after three years, with words that nobody decided about any more', async () => {
    await switchOn({ vimeo: true })
    await decideConsent(contextFor(database, { viewer: visitor() }), await decision('g', ['video']))
    const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
    await forgetOldDecisions(database, daysOn(3 * 365 - 1))
    expect(await decisionsOf(database.drizzle, subjectOf('g'))).toHaveLength(1)
    await forgetOldDecisions(database, daysOn(3 * 365 + 2))
    expect([await countRows(database, 'consents'), await database.drizzle.$count(consentTexts)]).toEqual([0, 0])
  })
})

describe('the privacy page', () => {
  const page = async (language: 'de' | 'en') =>
    legalText(await readSettings(database.drizzle), 'privacy', language, '')!.body

  test('says that nobody is asked, as long as nothing is on', async () => {
    expect(await page('de')).toContain('Deshalb fragen wir Sie auch nicht nach einer Einwilligung.')
    expect(await page('de')).not.toContain('YouTube')
  })

  test('names each service that is on, who it is and what it gets to know', async () => {
    await switchOn({ youtube: true, facebookPixel: true, facebookPixelId: '12345678', stripe: true })
    const [german, english] = [await page('de'), await page('en')]
    for (const name of ['YouTube', 'Meta Pixel', 'Google Ireland Limited', 'Meta Platforms', 'Stripe Payments'])
      for (const body of [german, english]) expect(body).toContain(name)
    expect(german).toContain('Datenschutz-Einstellungen')
    expect(german).not.toContain('Es gibt keine Statistik-, Werbe- oder fremden Cookies')
  })
})

describe('signing in', () => {
  const decide = async (letter: string, viewer = visitor(), granted: 'video'[] = []) =>
    decideConsent(contextFor(database, { viewer }), {
      ...{ subject: subjectOf(letter), version: (await versionNow()) ?? '', granted, way: 'dialog' as const },
    })
  const accountsOf = async (letter: string) =>
    (
      await database.drizzle
        .select({ accountId: consents.accountId })
        .from(consents)
        .where(eq(consents.subject, subjectOf(letter)))
    ).map(({ accountId }) => accountId)

  test('joins what was decided in this browser before, once, and nothing of others', async () => {
    await switchOn({ youtube: true })
    const [one, other] = [await insertViewer(database, ['user']), await insertViewer(database, ['user'])]
    await decide('j')
    await decide('j', visitor(), ['video'])
    await decide('k')
    expect(await joinConsent(contextFor(database, { viewer: one }), subjectOf('j'))).toBe(2)
    expect(await accountsOf('j')).toEqual([one.accountId, one.accountId])
    // Whoever signs in later in the same browser takes over nothing.
    expect(await joinConsent(contextFor(database, { viewer: other }), subjectOf('j'))).toBe(0)
    expect(await accountsOf('j')).toEqual([one.accountId, one.accountId])
    expect(await accountsOf('k')).toEqual([null])
  })

  test('of two who come at once one gets all', async () => {
    await switchOn({ youtube: true })
    const viewers = [await insertViewer(database, ['user']), await insertViewer(database, ['user'])]
    for (const _ of [1, 2, 3]) await decide('m')
    const counts = await Promise.all(
      viewers.map(viewer => joinConsent(contextFor(database, { viewer }), subjectOf('m'))),
    )
    expect(counts.toSorted()).toEqual([0, 3])
    expect(new Set(await accountsOf('m')).size).toBe(1)
  })

  test('is refused a number that is none, and nobody joins for somebody else', async () => {
    const viewer = await insertViewer(database, ['user'])
    expect(await codesOf(joinConsent(contextFor(database, { viewer }), '%'))).toEqual(['INVALID_INPUT'])
    const mutation = `mutation { joinConsent(input: { subject: "${subjectOf('k')}" }) { joinedCount } }`
    const { text } = await site.client().request('POST', '/graphql', { query: mutation })
    expect(text).toContain('C100')
    expect(await accountsOf('k')).toEqual([null])
  })
})

test('decisions are listed by what was decided, with no word of whom', async () => {
  await database.pool.query('delete from consents')
  await switchOn({ youtube: true, openStreetMap: true })
  const person = await insertViewer(database, ['user'])
  const version = (await versionNow()) ?? ''
  const kinds = [
    ['n', []],
    ['o', ['video']],
    ['p', ['video', 'maps']],
  ] as const
  for (const [letter, granted] of kinds)
    await decideConsent(contextFor(database, { viewer: person }), {
      ...{ subject: subjectOf(letter), version, granted: [...granted], way: 'placeholder' as const },
    })
  const viewer = await insertViewer(database, ['user', 'admin'])
  expect(await countDecisionTabs(database.drizzle, viewer, {})).toEqual({ all: 3, allowed: 1, partly: 1, refused: 1 })
  const page = { offset: 0, limit: 10 }
  for (const [tab, letter] of [
    ['refused', 'n'],
    ['partly', 'o'],
    ['allowed', 'p'],
  ] as const) {
    const [row, ...more] = await browseDecisions(database.drizzle, viewer, { tab }, 'desc', page)
    expect([row?.subject, more]).toEqual([subjectOf(letter), []])
    expect(row).toMatchObject({ isOfAccount: true })
    expect(JSON.stringify(row)).not.toContain(person.accountId)
  }
  const found = await browseDecisions(database.drizzle, viewer, { subject: subjectOf('o') }, 'asc', page)
  expect(found).toHaveLength(1)
})
