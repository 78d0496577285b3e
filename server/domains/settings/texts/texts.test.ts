import { beforeEach, describe, expect, test } from 'vitest'
import { contextFor, countRows, insertViewer, statementsOf } from '../../../testing/builders.ts'
import { codesOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { speechIn } from '../../../texts/texts.ts'
import { readSettings } from '../queries.ts'
import { ownTexts, settings } from '../tables.ts'
import { importTexts, setText, undoTextChange } from './operations.ts'
import { browseTexts, changesOfText, countTextTabs, knownText, ownTextsNow } from './queries.ts'

const database = await testDatabase()
const context = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const { drizzle } = database

const none = { de: null, en: null }
const id = 'checkout.order.place'
const mail = 'mail.orderPaid.title'
const versionOf = async () => {
  const { rows } = await database.pool.query<{ version: string }>(
    'select sum(version)::text as version from site_versions',
  )
  return rows[0]!.version
}

beforeEach(async () => {
  await drizzle.delete(ownTexts)
  await drizzle.delete(settings)
  await readSettings(drizzle)
})

describe('a text of the shop’s own', () => {
  test('is said from then on, in mails and on pages, and raises the version', async () => {
    const before = await versionOf()
    await setText(context, { id: mail, de: 'Danke, Ihr Geld ist da', seen: none })
    await setText(context, { id, de: 'jetzt zahlungspflichtig bestellen', seen: none })
    expect(await versionOf()).not.toBe(before)
    await readSettings(drizzle)
    expect(speechIn('de').text(mail)).toBe('Danke, Ihr Geld ist da')
    expect(speechIn('en').text(mail)).toBe('Your payment has arrived')
    // Of mails nothing is sent to browsers.
    expect(Object.keys(ownTextsNow('de'))).toEqual([id])
    expect(ownTextsNow('en')).toEqual({})
  })

  test('is read once for all who speak afterwards', async () => {
    await setText(context, { id: mail, de: 'Danke', seen: none })
    const first = await statementsOf(() => readSettings(drizzle))
    const second = await statementsOf(() => readSettings(drizzle))
    expect([first.statements.length, second.statements.length]).toEqual([2, 1])
  })

  test('is none where it says the usual, and goes by null', async () => {
    await setText(context, { id, de: ' zahlungspflichtig bestellen ', seen: none })
    expect(await countRows(database, 'own_texts')).toBe(0)
    await setText(context, { id, de: 'kaufen', en: 'Buy', seen: none })
    await setText(context, { id, de: null, seen: { de: 'kaufen', en: 'Buy' } })
    expect((await knownText(drizzle, id))?.own).toEqual({ de: null, en: 'Buy' })
    await readSettings(drizzle)
    expect(ownTextsNow('de')).toEqual({})
  })

  test.each([
    ['a broken one', { id, de: 'Hallo {' }, ['TEXT_BROKEN']],
    ['one without its values', { id: 'mail.orderPaid.subject', de: 'Danke' }, ['TEXT_PLACEHOLDERS']],
    ['one that is too long', { id, en: 'x'.repeat(4001) }, ['INVALID_INPUT']],
    ['one that somebody else changed', { id, de: 'x', seen: { de: 'y', en: null } }, ['STALE_REVISION']],
  ])('is refused: %s; and nothing is changed', async (_label, change, expected) => {
    expect(await codesOf(setText(context, { seen: none, ...change }))).toEqual(expected)
    expect([await countRows(database, 'own_texts'), await countRows(database, 'settings')]).toEqual([0, 0])
  })

  test('of two at once the second is told', async () => {
    const both = await Promise.allSettled(['eins', 'zwei'].map(de => setText(context, { id, de, seen: none })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await countRows(database, 'own_texts')).toBe(1)
  })

  test('is changed by nobody without the right', async () => {
    const member = contextFor(database, { viewer: await insertViewer(database, ['user', 'member']) })
    await expect(setText(member, { id, de: 'x', seen: none })).rejects.toThrow('No permission')
    await expect(importTexts(member, { texts: [{ id, de: 'x' }] })).rejects.toThrow('No permission')
  })
})

describe('its history', () => {
  test('tells who said what, and leads back', async () => {
    await setText(context, { id, de: 'kaufen', seen: none })
    await setText(context, { id, de: 'bestellen', seen: { de: 'kaufen', en: null } })
    const [latest, first] = await changesOfText(drizzle, id)
    expect([latest!.fields, first!.fields]).toEqual([
      [{ language: 'de', before: 'kaufen', after: 'bestellen' }],
      [{ language: 'de', before: null, after: 'kaufen' }],
    ])
    expect(latest!.actorName).toBe('Kim Muster')
    expect(await codesOf(undoTextChange(context, first!.id))).toEqual(['STALE_REVISION'])
    await undoTextChange(context, latest!.id)
    expect((await knownText(drizzle, id))?.own.de).toBe('kaufen')
    expect((await changesOfText(drizzle, id))[0]).toMatchObject({ isUndo: true })
  })
})

describe('the list of texts', () => {
  test('has the shop’s own first, and finds words of both, ids, and umlauts without dots', async () => {
    await setText(context, { id: 'withdrawals.confirm', de: 'Blaugrün bestätigen', seen: none })
    const page = { offset: 0, limit: 5 }
    expect((await browseTexts(drizzle, context.viewer, {}, page))[0]!.id).toBe('withdrawals.confirm')
    const ids = async (search: string) =>
      (await browseTexts(drizzle, context.viewer, { search }, page)).map(text => text.id)
    expect(await ids('blaugrun')).toEqual(['withdrawals.confirm'])
    expect(await ids('widerruf bestätigen confirm')).toContain('withdrawals.confirm')
    expect(await ids('checkout.order.place')).toEqual([id])
    expect(await ids('obligation to pay')).toContain(id)
  })

  test('counts its tabs as it shows them', async () => {
    await setText(context, { id, en: 'Buy', seen: none })
    const counts = await countTextTabs(drizzle, context.viewer, {})
    expect(counts.own).toBe(1)
    expect(counts.shop + counts.admin + counts.mail).toBe(counts.all)
    for (const tab of ['own', 'mail'] as const)
      expect(await browseTexts(drizzle, context.viewer, { tab }, { offset: 0, limit: 10_000 })).toHaveLength(
        counts[tab],
      )
  })
})

describe('a file of texts', () => {
  test('is taken over as a whole', async () => {
    await setText(context, { id: mail, de: 'Danke', seen: none })
    const texts = [
      { id, de: 'kaufen', en: 'Buy' },
      { id: mail, de: null },
    ]
    expect(await importTexts(context, { texts })).toBe(2)
    expect(await importTexts(context, { texts })).toBe(0)
    expect((await knownText(drizzle, id))?.own).toEqual({ de: 'kaufen', en: 'Buy' })
    expect((await knownText(drizzle, mail))?.own).toEqual(none)
  })

  test('is refused as a whole, each of its faults at its place', async () => {
    const texts = [
      { id, de: 'kaufen' },
      { id: 'no.such.text', de: 'x' },
      { id, de: 'nochmal' },
      { id: 'mail.orderPaid.subject', de: '{' },
    ]
    expect(await codesOf(importTexts(context, { texts }))).toEqual(['NOT_FOUND', 'ENTRY_TWICE', 'TEXT_BROKEN'])
    expect(await countRows(database, 'own_texts')).toBe(0)
  })
})
