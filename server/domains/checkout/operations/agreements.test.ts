import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../kit/languages.ts'
import { contextFor, insertViewer, setSettings, statementsOf, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { blockOf, publishedEntry } from '../../../testing/entries.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { updateEntry } from '../../content/operations/entries.ts'
import { publishEntry, withdrawEntry } from '../../content/operations/publishing.ts'
import type { EntryRow } from '../../content/operations/store.ts'
import { agreementsOf } from '../../content/queries/agreements.ts'
import { liveHtml } from '../../content/rules/livePart.ts'
import type { Order } from '../../orders/queries/orders.ts'
import { readSettings } from '../../settings/queries.ts'
import { placeOrder } from './placeOrder.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const minute = (count: number) => () => new Date(TEST_NOW.getTime() + count * 60_000)

let admin: ReturnType<typeof contextFor>
beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
})

const both = (text: string) => ({ de: `<p>${text}</p>`, en: `<p>${text} in English</p>` })
const saying = (text: string, more: object[] = []) => ({
  blocks: [blockOf('text0001', 'text', { html: both(text) }), ...more],
})

/** Orders in a language at a minute; answers with the order and what it agreed to. */
async function ordered(at: number, language: Language = 'de') {
  const now = minute(at)
  const { order } = await placeOrder(await buyer(await listed(null), 1, { now, language }), orderOf(2490))
  return { order, agreement: await agreed(order) }
}
async function agreed({ agreementId }: Pick<Order, 'agreementId'>) {
  const [found] = await agreementsOf(database.drizzle, [agreementId!])
  return found!
}
const htmlOf = ({ texts }: Awaited<ReturnType<typeof agreed>>, key: string) =>
  texts.find(each => each.key === key)!.html

let terms: EntryRow
const operator = async () => liveHtml(await readSettings(database.drizzle), 'operator', 'de', '')
const publish = async (at: number, text: string, more: object[] = []) => {
  const context = { ...admin, now: minute(at) }
  await updateEntry(context, { entryId: terms.id, version: null, changes: { document: saying(text, more) } })
  terms = (await publishEntry(context, { entryId: terms.id, version: null, languages: [...languages] })).entry
}

describe('what an order agreed to', () => {
  test('are the shop’s own texts in the language of the buyer, kept once for all who agree to the same', async () => {
    const [first, second, english] = [await ordered(0), await ordered(0), await ordered(0, 'en')]
    expect(first.agreement.texts.map(({ key, revision, publicationId }) => [key, revision, publicationId])).toEqual([
      ['agb', null, null],
      ['withdrawal', null, null],
      ['privacy', null, null],
    ])
    expect(htmlOf(first.agreement, 'agb')).toContain('Diese Bedingungen gelten')
    expect(second.order.agreementId).toBe(first.order.agreementId)
    expect(english.agreement.texts[1]!.title).toBe('Withdrawal notice')
    expect(english.order.agreementId).not.toBe(first.order.agreementId)
    await setSettings(database, 'shop', { company: 'Halle & Feld GmbH' })
    const later = await ordered(0)
    expect(later.order.agreementId).not.toBe(first.order.agreementId)
    expect(htmlOf(await agreed(first.order), 'agb')).not.toContain('Halle &amp; Feld GmbH')
  })

  test('is what somebody wrote from when it is published on, and stays when it changes and goes', async () => {
    const written = { kind: 'standing', key: 'agb', title: { de: 'Unsere AGB', en: 'Our terms' } } as const
    terms = await publishedEntry({ ...admin, now: minute(1) }, { ...written, document: saying('Erste Fassung') })
    const first = await ordered(2)
    await publish(3, 'Zweite Fassung', [
      blockOf('live0001', 'live', { part: 'operator' }),
      blockOf('table001', 'table', { text: { de: 'Ware;Frist\nTrikot;14 Tage', en: '' }, hasColumnHead: true }),
      blockOf('german01', 'text', { html: both('nur deutsch') }, { attrs: { languages: ['de'] } }),
    ])
    const [second, english] = [await ordered(4), await ordered(4, 'en')]
    await withdrawEntry({ ...admin, now: minute(5) }, { entryId: terms.id, languages: [...languages] })
    const third = await ordered(6)
    expect(first.agreement.texts[0]).toMatchObject({ title: 'Unsere AGB', html: '<p>Erste Fassung</p>', revision: 1 })
    expect(htmlOf(second.agreement, 'agb')).toBe(
      `<p>Zweite Fassung</p>${await operator()}<table><tbody><tr><th>Ware</th><th>Frist</th></tr><tr><td>Trikot</td><td>14 Tage</td></tr></tbody></table><p>nur deutsch</p>`,
    )
    expect(second.agreement.texts[0]!.publicationId).not.toBeNull()
    expect(english.agreement.texts[0]).toMatchObject({
      ...{ title: 'Our terms', html: `<p>Zweite Fassung in English</p>${await operator()}` },
    })
    expect(third.agreement.texts[0]).toMatchObject({ title: 'Allgemeine Geschäftsbedingungen', revision: null })
    expect(htmlOf(await agreed(first.order), 'agb')).toBe('<p>Erste Fassung</p>')
    expect(second.order.consents.termsVersion).not.toBe(first.order.consents.termsVersion)
  })

  test('follows what is reused in it', async () => {
    const reused = await publishedEntry(
      { ...admin, now: minute(10) },
      { kind: 'reusable', title: { de: 'Fristen', en: 'Periods' }, document: saying('Vierzehn Tage') },
    )
    await publish(11, 'Mit Fristen', [blockOf('reuse001', 'reusable', { entry: reused.id })])
    const before = await ordered(12)
    const context = { ...admin, now: minute(13) }
    await updateEntry(context, { entryId: reused.id, version: null, changes: { document: saying('Dreißig Tage') } })
    await publishEntry(context, { entryId: reused.id, version: null, languages: [...languages] })
    const after = await ordered(14)
    expect(htmlOf(before.agreement, 'agb')).toBe('<p>Mit Fristen</p><p>Vierzehn Tage</p>')
    expect(htmlOf(after.agreement, 'agb')).toBe('<p>Mit Fristen</p><p>Dreißig Tage</p>')
  })

  test('stands in the confirmation, although the page changed before it was written', async () => {
    const now = minute(15)
    const context = await buyer(await listed(null), 1, { now })
    await placeOrder(context, orderOf(2490))
    const { order } = await ordered(15)
    await publish(16, 'Neue Bedingungen')
    await workOff(database)
    const [mail] = await mailsTo(database, order.email)
    expect(mail!.text).toContain('Mit Fristen')
    expect(mail!.text).toContain('Dreißig Tage')
    expect(mail!.html).not.toContain('Neue Bedingungen')
  })

  test('costs an order no statement, once its texts were read', async () => {
    await ordered(17)
    const context = await buyer(await listed(null), 1, { now: minute(17) })
    const { roundTrips, statements } = await statementsOf(() => placeOrder(context, orderOf(2490)))
    expect(roundTrips).toBe(7)
    expect(statements.filter(text => text.includes('into agreements'))).toEqual([])
  })

  test('is never deleted as long as an order names it', async () => {
    const { order } = await ordered(18)
    await expect(database.pool.query('delete from agreements where id = $1', [order.agreementId])).rejects.toThrow(
      'violates foreign key',
    )
  })

  test('by many who are the first at once is kept once', async () => {
    await publish(20, 'Zum ersten Mal')
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => buyer(await listed(null), 1, { now: minute(21) })),
    )
    const placed = await Promise.all(buyers.map(context => placeOrder(context, orderOf(2490))))
    expect(new Set(placed.map(({ order }) => order.agreementId)).size).toBe(1)
    expect(htmlOf(await agreed(placed[0]!.order), 'agb')).toBe('<p>Zum ersten Mal</p>')
  })
})
