import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database.ts'
import { settingsWith } from '../../testing/facts.ts'
import { homeVatRate, paymentSettings, shippingSettings, vatSettings } from '../pricing/settings.ts'
import { legalText } from './legalTexts/legalText.ts'
import { readSettings } from './queries.ts'
import { defineSettings, plannedChange, Settings, type SettingsProblem, undoingChange } from './rules.ts'
import { shopDay, shopSettings, UNKNOWN_COUNTRY } from './settings.ts'
import { settings } from './tables.ts'

const database = await testDatabase()

describe('a shop of which nothing is stored', () => {
  const empty = new Settings({})

  test('has no name, place or prices of anybody, and can start', () => {
    expect(shopSettings.of(empty)).toEqual({
      ...{ name: 'Shop', claim: { de: '', en: '' }, company: '', address: '', zip: '', city: '', country: 'ZZ' },
      ...{ email: '', phone: '', bankAccount: '', vatId: '', register: '', currency: 'EUR', timeZone: 'UTC' },
    })
    expect(shopDay(empty, new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-20')
  })

  test('knows the countries and the rates of the law, and sells nothing before it says what that costs', () => {
    const { countries, groups, pickup } = shippingSettings.of(empty)
    expect(countries).toHaveLength(24)
    expect(countries.slice(0, 2).map(country => country.code)).toEqual(['DE', 'AT'])
    const [standard] = vatSettings.of(empty).groups
    expect(Object.keys(standard!.rates)).toHaveLength(28)
    expect([standard!.rates.AT![0]!.rate, standard!.rates.XI![0]!.rate, standard!.rates.GB]).toEqual([
      2000,
      2000,
      undefined,
    ])
    expect(groups).toEqual([
      { id: 'parcel', title: { de: 'Pakete', en: 'Parcels' }, countBy: 'amount', freeFrom: null, tiers: [] },
    ])
    expect(pickup.isOffered).toBe(false)
    expect(paymentSettings.of(empty).methods.map(({ id, isEnabled }) => [id, isEnabled])).toEqual([
      ['invoice', false],
      ['prepayment', false],
    ])
    expect(shopSettings.of(empty).country).toBe(UNKNOWN_COUNTRY)
    expect(homeVatRate(empty, null, new Date('2026-11-20T10:00:00Z'))).toBeNull()
  })
})

describe('what is stored of a section', () => {
  test('counts field by field, and the rest has its default', async () => {
    await database.drizzle.delete(settings)
    await database.drizzle
      .insert(settings)
      .values({ key: 'shop', value: { name: 'FC Muster' }, updatedAt: new Date(0) })
    const { name, city } = shopSettings.of(await readSettings(database.drizzle))
    expect([name, city]).toEqual(['FC Muster', ''])
  })

  test.each<[string, unknown, Partial<ReturnType<typeof shopSettings.of>>, string[]]>([
    ['a text that is a number', { name: 7, city: 'Wels' }, { name: 'Shop', city: 'Wels' }, ['name']],
    ['a time zone that there is not', { timeZone: 'Europe/Atlantis' }, { timeZone: 'UTC' }, ['timeZone']],
    ['a part of a text in two languages', { claim: { de: 3 } }, { claim: { de: '', en: '' } }, ['claim.de']],
    ['a list in the place of all', ['name'], { name: 'Shop' }, ['']],
    ['nothing in the place of all', null, { name: 'Shop' }, ['']],
    ['a field that nobody knows', { slogan: 'Los!' }, { name: 'Shop' }, []],
  ])('gives way to the default where it does not fit: %s', (_label, stored, values, paths) => {
    const told: SettingsProblem[] = []
    const read = new Settings({ shop: stored }, problem => told.push(problem)).read(shopSettings)
    expect(read.values).toMatchObject(values)
    expect(told.map(({ path }) => path.join('.'))).toEqual(paths)
    expect(told.map(({ section }) => section)).toEqual(paths.map(() => 'shop'))
    expect(read.problems).toEqual(told)
  })

  test('is told of once, however often it is read', () => {
    const told: SettingsProblem[] = []
    const given = new Settings({ shop: { name: 7 } }, problem => told.push(problem))
    expect([shopSettings.of(given).name, shopSettings.of(given).name, told.length]).toEqual(['Shop', 'Shop', 1])
  })
})

describe('a change', () => {
  const section = defineSettings(
    'probe',
    z.object({
      count: z.int().min(0),
      url: z.string().nullable(),
      groups: z.array(z.object({ id: z.string(), title: z.string().optional() })),
      main: z.string(),
    }),
    { count: 3, url: 'a', groups: [{ id: 'x' }], main: 'x' },
    {
      secrets: ['key'],
      conflicts: ({ groups, main }) =>
        groups.some(({ id }) => id === main) ? [] : [{ path: ['main'], message: 'It must be one of the groups.' }],
    },
  )
  const stored = { value: { count: 5 }, secrets: { key: 'sealed' } }
  const planned = (entered: unknown) => plannedChange(section, stored, entered, ['changes'])

  test.each<[string, object, Record<string, unknown>, Record<string, unknown>]>([
    ['of a field', { count: 7 }, { count: 7 }, { count: { old: 5, new: 7 } }],
    ['of none', {}, { count: 5 }, {}],
    ['to what it is', { count: 5 }, { count: 5 }, {}],
    ['of a field that had its default', { main: 'x' }, { count: 5, main: 'x' }, {}],
    ['that clears what may be empty', { url: null }, { count: 5, url: null }, { url: { old: 'a', new: null } }],
    ['that clears what may not: the default', { count: null }, {}, { count: { old: 5, new: 3 } }],
    ['of a secret', { key: 'hunter2' }, { count: 5 }, { key: 'changed' }],
    ['that takes a secret away', { key: null }, { count: 5 }, { key: 'changed' }],
  ])('%s', (_label, entered, value, noted) => {
    expect(planned(entered)).toMatchObject({ plan: { value, noted }, refusals: [] })
  })

  test.each<[string, unknown, string[]]>([
    ['no object', 'count', ['changes']],
    ['a list', [], ['changes']],
    ['a field that there is not', { cuont: 1 }, ['changes.cuont']],
    [
      'a name that every object has',
      JSON.parse('{"__proto__": 1, "constructor": 1}'),
      ['changes.__proto__', 'changes.constructor'],
    ],
    ['a field that there is not, deep inside', { groups: [{ id: 'x', titel: 'X' }] }, ['changes.groups.0.titel']],
    ['what does not fit, all at once', { count: -1, url: 4 }, ['changes.count', 'changes.url']],
    ['what does not fit, deep inside', { groups: [{ id: 'x' }, { id: 1 }] }, ['changes.groups.1.id']],
    ['what does not go together', { main: 'y' }, ['changes.main']],
    ['an empty secret', { key: '' }, ['changes.key']],
    ['a secret that is no text', { key: { a: 1 } }, ['changes.key']],
    ['too much', { url: 'x'.repeat(100_001) }, ['changes']],
    ['too many', { groups: Array.from({ length: 20_001 }, () => 1) }, ['changes']],
    [
      'what is nested deeper than anything',
      { groups: JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`) },
      ['changes'],
    ],
  ])('is refused: %s', (_label, entered, paths) => {
    const { refusals } = planned(entered)
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(
      paths.map(path => `INVALID_INPUT ${path}`),
    )
  })

  test('mends what did not fit, be it to the value that counted instead', () => {
    const { plan } = plannedChange(section, { value: { count: 'three' }, secrets: {} }, { count: 3 }, [])
    expect(plan).toMatchObject({ value: { count: 3 }, noted: { count: { old: null, new: 3 } } })
  })

  test('is undone by the values before it', () => {
    const { entered, refusals } = undoingChange(section, stored, { count: { old: 3, new: 5 }, key: 'changed' })
    expect([entered, refusals]).toEqual([{ count: 3 }, []])
  })

  test('is not undone where it was of secrets alone, or where a field has been changed again', () => {
    const codes = (noted: object) =>
      undoingChange(section, stored, noted as never).refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
    expect(codes({ key: 'changed' })).toEqual(['TRANSITION_NOT_ALLOWED '])
    expect(codes({ count: { old: 3, new: 4 } })).toEqual(['STALE_REVISION count'])
  })
})

test.each([
  ['the default group', null, '2026-11-20T10:00:00Z', 2000],
  ['the reduced one', 'reduced', '2026-11-20T10:00:00Z', 1000],
  ['a group that does not exist', 'books', '2026-11-20T10:00:00Z', null],
  ['a day before any rate', null, '2015-12-31T10:00:00Z', null],
  ['a minute after midnight in Vienna on the first day', null, '2015-12-31T23:01:00Z', 2000],
])('home VAT rate of %s', (_label, group, now, rate) => {
  expect(homeVatRate(settingsWith(), group, new Date(now))).toBe(rate)
})

describe('the ways to reach the shop', () => {
  const changed = (changes: object, value = {}) =>
    plannedChange(shopSettings, { value, secrets: {} }, changes, ['changes']).refusals.map(({ code, path }) => [
      code,
      ...path,
    ])

  test.each([
    ['a text without @', { email: 'office' }, 'email'],
    ['an address without a domain', { email: 'office@sport-huber' }, 'email'],
    ['two addresses', { email: 'a@sport-huber.at, b@sport-huber.at' }, 'email'],
    ['a name in the place of a number', { phone: 'Frau Huber' }, 'phone'],
    ['a number without its country', { phone: '07242 123450' }, 'phone'],
    ['three digits', { phone: '+43 1' }, 'phone'],
    ['two numbers', { phone: '+43 7242 123450 oder +43 7242 123451' }, 'phone'],
  ])('%s is refused at its field', (_label, changes, field) => {
    expect(changed(changes)).toEqual([['INVALID_INPUT', 'changes', field]])
  })

  test.each([
    [{ email: 'office@sport-huber.at', phone: '+43 7242 123450' }],
    [{ email: 'büro@jürgens-sport.de', phone: '+43 (7242) 12 34-50' }],
    [{ email: '', phone: '' }],
  ])('%j is taken', changes => {
    expect(changed(changes)).toEqual([])
  })

  test('what was stored before is told as it is, and asked for when the section is changed', () => {
    const stored = { email: 'office', phone: '+43 7242 123450' }
    expect(shopSettings.of(new Settings({ shop: stored })).email).toBe('office')
    expect(changed({ city: 'Wels' }, stored)).toEqual([['INVALID_INPUT', 'changes', 'email']])
    expect(changed({ city: 'Wels', email: 'office@sport-huber.at' }, stored)).toEqual([])
  })
})

describe('standing pages', () => {
  const names = [
    ...['imprint', 'privacy', 'agb', 'shipping', 'withdrawal', 'disclaimer', 'help', 'sizes', 'accessibility'],
    'guarantee',
  ]

  test.each(names)('%s is there in both languages', name => {
    const [german, english] = [
      legalText(settingsWith(), name, 'de', 'https://shop.example'),
      legalText(settingsWith(), name, 'en', 'https://shop.example'),
    ]
    expect(german!.title).not.toBe(english!.title)
    expect(english!.body.length).toBeGreaterThan(300)
  })

  test('an unknown name, and one of the language itself, has none', () => {
    expect(legalText(settingsWith(), 'nothing', 'de', 'https://shop.example')).toBeNull()
    expect(legalText(settingsWith(), 'constructor', 'de', 'https://shop.example')).toBeNull()
  })

  test('an operator’s particulars cannot run script', () => {
    const given = settingsWith({ shop: { company: '<script>x</script>' } })
    expect(legalText(given, 'imprint', 'de', 'https://shop.example')!.body).toContain('&lt;script&gt;x')
  })

  test('the country is the shop’s, in the reader’s language', () => {
    const given = settingsWith({ shop: { country: 'DE' } })
    expect(legalText(given, 'imprint', 'de', 'https://shop.example')!.body).toContain('4020 Linz<br>Deutschland</p>')
    expect(legalText(given, 'imprint', 'en', 'https://shop.example')!.body).toContain('4020 Linz<br>Germany</p>')
  })

  test('sizes stand one below the other, so that a phone shows them whole', () => {
    const { body } = legalText(settingsWith(), 'sizes', 'de', 'https://shop.example')!
    expect(body).toContain('<tr><th scope="row">5XL</th><td>144–152</td><td>138–148</td></tr>')
    for (const head of body.match(/<thead>.*?<\/thead>/g)!) expect(head.match(/<th /g)).toHaveLength(3)
  })

  test('shipping costs: every group with its sizes, countries, postcodes and thresholds; equal countries share a row', () => {
    const costs = {
      AT: { cost: 490, zipRanges: [] },
      DE: { cost: 890, zipRanges: [{ from: '27498', to: '27498', cost: 1990, freeFrom: 30_000 }] },
      CH: { cost: 2490, zipRanges: [] },
      LI: { cost: 2490, zipRanges: [] },
    }
    const given = settingsWith({
      shipping: {
        freeFromByCountry: { AT: 15_000 },
        printingDays: 16,
        groups: [
          { id: 'parcel', title: { de: 'Pakete', en: 'Parcels' }, freeFrom: 50_000, tiers: [{ max: 40, costs }] },
          {
            ...{ id: '<bulky>', countBy: 'weight' },
            tiers: [
              { max: 5000, costs: { AT: { cost: 990 } } },
              { max: null, costs: { AT: { cost: 1990 } } },
            ],
          },
          { id: 'nowhere', tiers: [] },
        ],
      },
    })
    const { body } = legalText(given, 'shipping', 'de', 'https://shop.example')!
    expect(body).toContain('<h2>Pakete</h2><table>')
    expect(body).toContain('<tr><td>Österreich</td><td>Paket bis 40 Stück: 4,90\u00a0€</td><td>150,00\u00a0€</td></tr>')
    expect(body).toContain(
      '<td>Paket bis 40 Stück: 8,90\u00a0€<br>Paket bis 40 Stück, PLZ 27498: 19,90\u00a0€ (versandkostenfrei ab 300,00\u00a0€)</td>',
    )
    expect(body).toContain(
      '<tr><td>Liechtenstein, Schweiz</td><td>Paket bis 40 Stück: 24,90\u00a0€</td><td>–</td></tr>',
    )
    expect(body).toContain('Ab 500,00\u00a0€ Warenwert ist diese Versandart in allen Ländern kostenlos.')
    expect(body).toContain('<h2>&lt;bulky&gt;</h2>')
    expect(body).toContain('<td>Paket bis 5 kg: 9,90\u00a0€<br>je Paket: 19,90\u00a0€</td>')
    expect(body).not.toContain('nowhere')
    expect(body).toContain('Personalisierte Stücke brauchen in der Regel 16 Arbeitstage länger.')
    expect(body).toContain('<h2>Lieferungen außerhalb der EU (Liechtenstein, Schweiz)</h2>')
    for (const head of body.match(/<thead>.*?<\/thead>/g)!) expect(head.match(/<th /g)).toHaveLength(3)
  })

  test('the United Kingdom is outside of the EU, Northern Ireland for goods is not', () => {
    const given = settingsWith({
      shipping: {
        countries: [{ code: 'GB', title: { de: 'Vereinigtes Königreich', en: 'United Kingdom' } }],
        groups: [{ id: 'parcel', tiers: [{ max: null, costs: { GB: { cost: 1990 } } }] }],
      },
    })
    const bodyIn = (language: 'de' | 'en') => legalText(given, 'shipping', language, 'https://shop.example')!.body
    expect(bodyIn('de')).toContain('<h2>Lieferungen außerhalb der EU (Vereinigtes Königreich ohne Nordirland)</h2>')
    expect(bodyIn('en')).toContain('<h2>Deliveries outside the EU (United Kingdom without Northern Ireland)</h2>')
  })

  test('a shop without costs delivers nowhere, and says so', () => {
    const { body } = legalText(
      settingsWith({ shipping: { groups: [{ id: 'parcel', tiers: [] }] } }),
      'shipping',
      'en',
      'https://shop.example',
    )!
    expect(body).toContain('We do not deliver anywhere at the moment.')
    expect(body).not.toContain('<table>')
    expect(body).not.toContain('outside the EU')
  })
})

test('the notices on liability take back nothing that the law gives', () => {
  const german = legalText(settingsWith(), 'disclaimer', 'de', 'https://shop.example')!.body
  const english = legalText(settingsWith(), 'disclaimer', 'en', 'https://shop.example')!.body
  expect(german).toContain('Gewährleistung, Schadenersatz, Produkthaftung und Widerrufsrecht gelten ohne Abstriche.')
  expect(english).toContain('warranty, damages, product liability and the right of withdrawal apply in full.')
  for (const body of [german, english]) {
    expect(body).not.toMatch(/ausgeschlossen|keine Haftung|keinerlei|stehen wir nur ein|no liability|only as far/i)
  }
})
