import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { legalText } from './legalTexts/legalText.ts'
import { readSettings } from './queries.ts'
import { homeVatRate, parseSettings } from './rules.ts'
import { settings } from './tables.ts'

const database = await testDatabase()

describe('the configuration', () => {
  test('is complete without any row', () => {
    const defaults = parseSettings({})
    expect(defaults.shop.country).toBe('AT')
    expect(defaults.shipping.countries).toHaveLength(24)
    expect(defaults.shipping.countries.slice(0, 2).map(country => country.code)).toEqual(['DE', 'AT'])
    expect(Object.keys(defaults.vat.groups[0]!.rates)).toHaveLength(27)
    expect(defaults.payment.methods.map(method => method.id)).toEqual(['invoice', 'prepayment'])
  })

  test('takes what a row says and fills in the rest', async () => {
    await database.drizzle
      .insert(settings)
      .values({ key: 'shop', value: { name: 'FC Muster' }, updatedAt: new Date(0) })
    const read = await readSettings(database.drizzle)
    expect([read.shop.name, read.shop.city]).toEqual(['FC Muster', 'Linz'])
  })

  test('a row that does not fit is refused', () => {
    expect(() => parseSettings({ vat: { type: 'sometimes' } })).toThrow(/vat/)
  })
})

test.each([
  ['the default group', null, '2026-11-20T10:00:00Z', 2000],
  ['the reduced one', 'reduced', '2026-11-20T10:00:00Z', 1000],
  ['a group that does not exist', 'books', '2026-11-20T10:00:00Z', null],
  ['a day before any rate', null, '2015-12-31T10:00:00Z', null],
  ['a minute after midnight in Vienna on the first day', null, '2015-12-31T23:01:00Z', 2000],
])('home VAT rate of %s', (_label, group, now, rate) => {
  expect(homeVatRate(parseSettings({}), group, new Date(now))).toBe(rate)
})

describe('standing pages', () => {
  const names = ['imprint', 'privacy', 'agb', 'shipping', 'withdrawal', 'disclaimer', 'help', 'sizes', 'accessibility']

  test.each(names)('%s is there in both languages', name => {
    const [german, english] = [legalText(parseSettings({}), name, 'de'), legalText(parseSettings({}), name, 'en')]
    expect(german!.title).not.toBe(english!.title)
    expect(english!.body.length).toBeGreaterThan(300)
  })

  test('an unknown name, and one of the language itself, has none', () => {
    expect(legalText(parseSettings({}), 'nothing', 'de')).toBeNull()
    expect(legalText(parseSettings({}), 'constructor', 'de')).toBeNull()
  })

  test('an operator’s particulars cannot run script', () => {
    const settings = parseSettings({ shop: { company: '<script>x</script>' } })
    expect(legalText(settings, 'imprint', 'de')!.body).toContain('&lt;script&gt;x')
  })

  test('sizes stand one below the other, so that a phone shows them whole', () => {
    const { body } = legalText(parseSettings({}), 'sizes', 'de')!
    expect(body).toContain('<tr><th scope="row">5XL</th><td>144–152</td><td>138–148</td></tr>')
    for (const head of body.match(/<thead>.*?<\/thead>/g)!) expect(head.match(/<th /g)).toHaveLength(3)
  })

  test('shipping costs and thresholds are those of the configuration', () => {
    const { body } = legalText(parseSettings({}), 'shipping', 'de')!
    expect(body).toContain('<td>Österreich</td><td>4,90\u00a0€</td><td>150,00\u00a0€</td>')
  })
})
