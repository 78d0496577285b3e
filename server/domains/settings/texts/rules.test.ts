import { describe, expect, test } from 'vitest'
import { lawfulTexts, placeOfFile, usualTexts } from './catalogue.ts'
import { exampleText, ownTextRefusals, placeholdersOf } from './rules.ts'

const codes = (text: string, usual: string) => ownTextRefusals(text, usual, ['de']).map(({ code }) => code)

describe('words for a text', () => {
  test.each([
    ['other words', 'Ab damit', 'Bestellen', []],
    ['nothing', '  ', 'Bestellen', ['TEXT_EMPTY']],
    ['an open brace', 'Hallo {name', 'Guten Tag {name}', ['TEXT_BROKEN']],
    ['an open tag', 'Siehe <link>hier', 'Siehe <link>dort</link>', ['TEXT_BROKEN']],
    ['a value that is not there', 'Hallo {nick}', 'Guten Tag {name}', ['TEXT_PLACEHOLDERS']],
    ['a value that is missing', 'Hallo', 'Guten Tag {name}', ['TEXT_PLACEHOLDERS']],
    ['a tag that is missing', 'Siehe dort', 'Siehe <link>dort</link>', ['TEXT_PLACEHOLDERS']],
    ['a value as a tag', '<name>x</name>', '{name}', ['TEXT_PLACEHOLDERS']],
    ['a number shown plainly', '{count} Stück', '{count, plural, one {# Stück} other {# Stück}}', []],
    ['a name as a number', '{name, plural, other {#}}', '{name}', ['TEXT_PLACEHOLDERS']],
    ['the same in another order', '{b} vor {a}', '{a} nach {b}', []],
  ])('%s', (_label, text, usual, expected) => {
    expect(codes(text, usual)).toEqual(expected)
  })

  test('are told just what they need', () => {
    expect(ownTextRefusals('x', 'Am <b>{day}</b> bei {shop}', ['de'])[0]?.message).toBe(
      'It needs just these: <b>, {day}, {shop}.',
    )
  })

  test.each([
    ['Guten Tag {name}, am {day}', 'de', 'Guten Tag Eva Muster, am 04.12.2026'],
    ['{count, plural, one {# piece} other {# pieces}} at <b>{shop}</b>', 'en', '3 pieces at Your shop'],
    ['Um {price} in {size}, bis {until}', 'de', 'Um 34,90 € in XL, bis 04.12.2026'],
    ['{way, select, a {A} other {B}} {other}', 'de', 'B other'],
  ] as const)('%s reads with made-up values', (text, language, expected) => {
    expect(exampleText(text, language)).toBe(expected)
  })
})

describe('the catalogue of texts', () => {
  test('has every text of client and server in both languages', async () => {
    const all = await usualTexts()
    expect(all.size).toBeGreaterThan(4000)
    expect(all.get('checkout.order.place')).toMatchObject({
      ...{ kind: 'shop', area: 'checkout', law: '§ 312j Abs. 3 BGB, § 8 Abs. 2 FAGG' },
      usual: { de: 'zahlungspflichtig bestellen', en: 'Order with obligation to pay' },
    })
    expect(all.get('mail.orderPaid.subject')).toMatchObject({ kind: 'mail', area: 'mails' })
    for (const { id, usual } of all.values()) expect([id, usual.de !== '' && usual.en !== '']).toEqual([id, true])
  })

  test('can be read and given an example, each of them', async () => {
    for (const { id, usual } of (await usualTexts()).values()) {
      expect([
        id,
        placeholdersOf(usual.de)
          .map(({ name }) => name)
          .toSorted(),
      ]).toEqual([
        id,
        placeholdersOf(usual.en)
          .map(({ name }) => name)
          .toSorted(),
      ])
      expect([id, exampleText(usual.de, 'de').length > 0, ownTextRefusals(usual.en, usual.en, [])]).toEqual([
        id,
        true,
        [],
      ])
    }
  })

  test('knows each text that a law wants', async () => {
    const all = await usualTexts()
    expect(Object.keys(lawfulTexts).filter(id => !all.has(id))).toEqual([])
  })

  test.each([
    ['client/domains/checkout/admin/texts/de.json', 'admin', 'checkout'],
    ['client/domains/checkout/texts/de.json', 'shop', 'checkout'],
    ['client/adminKit/texts/de.json', 'admin', 'adminKit'],
    ['client/shell/admin/texts/de.json', 'admin', 'shell'],
    ['client/ui/quantity/texts/de.json', 'shop', 'ui'],
  ])('%s is read in %s', (path, kind, area) => {
    expect(placeOfFile(path)).toEqual({ kind, area })
  })
})
