import type { IntlShape } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { createShopIntl } from '../../../intl/createShopIntl.ts'
import { allTexts } from '../../../testing/texts.ts'
import { doerWords, fieldTitle, valueWords } from './changeWords.ts'
import { subjectPath } from './subjectPages.ts'

const inGerman: IntlShape = createShopIntl('de', allTexts.de, 'Europe/Vienna')
const inEnglish: IntlShape = createShopIntl('en', allTexts.en, 'Europe/Vienna')
const id = '0198f000-0000-7000-8000-000000000001'
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('a value of the log', () => {
  test.each<[string, unknown, string | null, string | null]>([
    ['priceCents', 123_490, '1.234,90 €', '€1,234.90'],
    ['personalPercent', 550, '5,5 %', '5.5%'],
    ['weightGrams', 1200, '1.200 g', '1,200 g'],
    ['isOffline', true, 'ja', 'yes'],
    ['isOffline', false, 'nein', 'no'],
    ['title', { de: 'Trikot', en: 'Jersey' }, 'Trikot (Englisch: Jersey)', 'Trikot (English: Jersey)'],
    ['title', { de: 'Trikot', en: null }, 'Trikot', 'Trikot'],
    ['details', { de: '<p>Aus <b>Baumwolle</b></p>' }, 'Aus Baumwolle', 'Aus Baumwolle'],
    ['visibleFrom', '2026-11-20T10:00:00.000Z', '20.11.2026 11:00', '20 Nov 2026 11:00'],
    ['backOn', '2026-11-20', '20.11.2026', '20 Nov 2026'],
    ['roles', ['user', 'admin'], 'Kunde, Administration', 'Customer, Administrator'],
    ['grants', ['orders.write'], 'Bestellungen: ändern', 'Orders: change'],
    ['by', 'totp', 'Authenticator-App', 'Authenticator app'],
    ['name', 'admin', 'admin', 'admin'],
    ['groupIds', [id, id], '2 Einträge', '2 entries'],
    ['colorId', id, 'ein Eintrag', 'an entry'],
    ['variants', [{ variantId: id, priceCents: 1990 }], '1 Eintrag', '1 entry'],
    ['freeFromByCountry', { AT: 15_000 }, 'AT: 150,00 €', 'AT: €150.00'],
    [
      'pickup',
      { isUnheard: true, unheard: 'x' },
      'Weitere Angabe: ja · Weitere Angabe: x',
      'Further detail: yes · Further detail: x',
    ],
    ['tags', [], null, null],
    ['note', null, null, null],
    ['note', '', null, null],
    ['note', 'x'.repeat(400), `${'x'.repeat(300)}…`, `${'x'.repeat(300)}…`],
  ])('%s %j is said in words', (field, value, expected, expectedInEnglish) => {
    expect(plain(valueWords(inGerman, field, value))).toBe(expected)
    expect(plain(valueWords(inEnglish, field, value))).toBe(expectedInEnglish)
  })

  test('has a name, also where nobody gave it one', () => {
    expect(fieldTitle(inGerman, 'trackingNumber')).toBe('Sendungsnummer')
    expect(fieldTitle(inEnglish, 'AT')).toBe('AT')
    expect(fieldTitle(inGerman, 'unheard')).toBe('Weitere Angabe')
  })
})

test.each<[string, string, string | null, string | null, string | null]>([
  ['account.signedIn', 'account', 'VXNlcjox', 'Kim', '/admincenter/users/edit/VXNlcjox'],
  ['product.updated', 'product', 'UHJvZHVjdDox', '1 Trikot', '/admincenter/products/UHJvZHVjdDox'],
  ['order.paid', 'order', 'T3JkZXI6MQ==', '10001', '/admincenter/orders/10001'],
  ['mail.resent', 'mail', 'TWFpbDox', 'Ihre Bestellung', '/admincenter/outbox'],
  ['product.deleted', 'product', 'UHJvZHVjdDox', '1 Trikot', null],
  ['account.anonymised', 'account', 'VXNlcjox', 'gelöschtes Konto', null],
  ['color.updated', 'color', 'Q29sb3I6', 'Blau', '/admincenter/colors/Q29sb3I6'],
  ['productGroup.updated', 'productGroup', 'R3JvdXA6', 'Trikots', '/admincenter/groups/R3JvdXA6'],
  ['settings.updated', 'settings', null, 'shop', null],
  ['thing.done', 'thing', 'VGhpbmc6MQ==', 'x', null],
])('%s leads to the page of its thing', (action, kind, subjectId, name, path) => {
  expect(subjectPath(action, { kind, id: subjectId, name })).toBe(path)
})

test.each([
  ['somebody by their name', { actorName: 'Anna Amt', address: '203.0.113.7' }, 'Anna Amt', 'Anna Amt'],
  ['who followed the link of a mail', { address: '203.0.113.7' }, 'nicht angemeldet', 'not signed in'],
  ['who tried from many networks', { action: 'account.signInFailed' }, 'nicht angemeldet', 'not signed in'],
  ['a job of the night', { action: 'account.anonymised' }, 'der Shop', 'the shop'],
])('the log names %s', (_label, entry, german, english) => {
  const noted = { action: 'account.confirmed', ...entry }
  expect([doerWords(inGerman, noted), doerWords(inEnglish, noted)]).toEqual([german, english])
})
