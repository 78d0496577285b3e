import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formOf } from '../client/domains/settings/admin/generalForm.ts'
import { generalSections } from '../client/domains/settings/admin/generalSections.ts'
import { insertDemoSettings } from './demo/settings.ts'
import { ensureShopPlace } from './domains/settings/operations.ts'
import { readSettings } from './domains/settings/queries.ts'
import { operatorSettings, shopSettings, storefrontSettings } from './domains/settings/settings.ts'
import { webhookSettings } from './domains/webhooks/settings.ts'
import { settingsSections } from './settings.ts'
import { insertViewer, setSettings, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'

const root = join(import.meta.dirname, '..')

/** The sources of the product, tests and what serves them aside. */
function sources(folders: readonly string[]): { path: string; text: string }[] {
  const isTest = (path: string) =>
    /\.test\.tsx?$|__generated__|^client\/(journeys|vitals)\/|^server\/(testing|demo|bench|drills|harness)\//.test(
      path,
    ) || /^server\/domains\/pricing\/rules\/(testCase|arbitraryCase)\.ts$/.test(path)
  return folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name}`)
      .filter(path => /\.(ts|tsx|html|svg|json|css)$/.test(path) && !isTest(path))
      .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

test('the page of the general settings has each field of its sections once', () => {
  const form = formOf({
    shop: { ...shopSettings.defaults },
    operator: { ...operatorSettings.defaults },
    storefronts: { ...storefrontSettings.defaults },
    webhooks: { ...webhookSettings.defaults },
  })
  const paths = generalSections({ locale: 'de' }, form, { needed: [], missing: [] }, [])
    .flatMap(({ fields }) => fields)
    .map(({ path }) => path)
  const expected = [shopSettings, operatorSettings, storefrontSettings, webhookSettings].flatMap(
    ({ key, fields, defaults }) =>
      Object.keys(fields).flatMap(field => {
        const value = (defaults as Readonly<Record<string, unknown>>)[field]
        const isInTwoLanguages = Object.hasOwn(Object(value), 'de')
        return isInTwoLanguages ? [`${key}.${field}.de`, `${key}.${field}.en`] : [`${key}.${field}`]
      }),
  )
  expect(paths.toSorted()).toEqual(expected.toSorted())
})

describe('the sections of the settings', () => {
  test('are gathered: every one that a domain declares', async () => {
    const domains = join(import.meta.dirname, 'domains')
    const paths = readdirSync(domains).map(domain => join(domains, domain, 'settings.ts'))
    const modules = await Promise.all(
      paths.filter(path => existsSync(path)).map(path => import(path) as Promise<Record<string, unknown>>),
    )
    const declared = modules
      .flatMap(module => Object.values(module))
      .filter(value => typeof value === 'object' && value !== null && 'defaults' in value && 'fields' in value)
      .map(value => ('key' in value ? String(value.key) : ''))
    expect(declared.length).toBeGreaterThan(7)
    expect(settingsSections.map(({ key }) => key).toSorted()).toEqual(declared.toSorted())
    expect(new Set(declared).size).toBe(declared.length)
  })

  test.each(
    settingsSections.map(section => [section.key, section] as const),
  )('%s: the defaults are what the section itself would take', (_key, { fields, defaults, conflicts }) => {
    expect(Object.keys(defaults)).toEqual(Object.keys(fields))
    for (const [field, type] of Object.entries(fields)) {
      const value = (defaults as Record<string, unknown>)[field]
      expect([field, type.parse(value)]).toEqual([field, value])
    }
    expect(conflicts(defaults)).toEqual([])
  })

  test('are read by the mechanism alone', () => {
    const readers = sources(['server'])
      .filter(readsTable)
      .map(({ path }) => path)
    expect(readers.toSorted()).toEqual([
      'server/domains/settings/operations.ts',
      'server/domains/settings/queries.ts',
      // The trigger of the version reads how few are few.
      'server/platform/siteVersion.ts',
    ])
  })

  test.each([
    ['the table', "import { settings } from '../settings/tables.ts'"],
    ['the table among others', "import {\n  numberRanges,\n  settings,\n} from '../../settings/tables.ts'"],
    ['a statement', 'await tx.execute(sql`select value from settings where key = 1`)'],
    ['a change', "pool.query('update settings set value = 1')"],
  ])('the check sees who reads %s', (_label, text) => {
    expect(readsTable({ path: 'server/domains/orders/queries.ts', text })).toBe(true)
  })

  test('hold all that is of the demo shop: nothing of it is written in code', () => {
    const allowed: Readonly<Record<string, string>> = {
      'server/api/graphiqlExamples.ts': 'an address in examples of queries is in some country',
      'client/domains/pricing/admin/shipping/shippingFields.ts': 'public holidays by country',
      'server/domains/accounts/authentication/rules/commonPasswords.ts': 'passwords are names of towns, too',
      'server/domains/pricing/defaults/countries.ts': 'a list of countries has Austria among them',
      'server/domains/pricing/command/command.ts': 'cases that are made elsewhere and name no calendar mean this one',
      'server/domains/invoicing/einvoice/formats.ts': 'authorities of a country take a format of their own',
      'server/domains/invoicing/rules/gaps.ts': 'what the law of a country wants of an invoice',
      'server/domains/settings/legalTexts/accessibility.ts': 'authorities and laws by country',
      'server/domains/settings/legalTexts/imprint.ts': 'what the law of a country wants told',
      'server/domains/settings/legalTexts/particulars.ts': 'what the law of a country wants told',
      'server/domains/settings/legalTexts/privacy.ts': 'authorities by country',
      'server/domains/pricing/rules/examples.json': 'cases of the pricing’s tests',
      'server/kit/holidays.ts': 'public holidays by country',
      'server/typedClient/package.json': 'packages have a name, and it is that of the product',
    }
    const found = sources(['server', 'client']).flatMap(({ path, text }) =>
      ofDemoShop(text).map(word => [path, word] as const),
    )
    expect(found.filter(([path]) => !(path in allowed))).toEqual([])
    expect([...new Set(found.map(([path]) => path))].toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  test.each([
    '"Halle &amp; Feld"',
    'HALLE UND FELD',
    'service@halle-und-feld.example',
    "'Europe/Vienna'",
    "['AT']",
    'linz',
  ])('the check sees %s', text => expect(ofDemoShop(text)).toHaveLength(1))
})

const readsTable = ({ path, text }: { path: string; text: string }): boolean => {
  const isOwn = path.startsWith('server/domains/settings/')
  const tables = isOwn ? String.raw`\.\/tables\.ts` : String.raw`[^']*settings\/tables\.ts`
  return (
    new RegExp(String.raw`import \{[^}]*\bsettings\b[^}]*\} from '${tables}'`).test(text) ||
    /\b(from|into|update|join)\s+"?settings"?[\s"'`)]/i.test(code(text))
  )
}

/** Words of the demo shop in a text. */
const ofDemoShop = (text: string): string[] => [
  ...(text.match(/halle\s*(&amp;|&|und)\s*feld|halle-und-feld|\blinz\b|vienna|spielplatzweg|ATU0/gi) ?? []),
  ...(text.match(/'AT'/g) ?? []),
]

/** A source without its imports and comments. */
const code = (text: string): string =>
  text
    .replaceAll(/^import [^;]*? from '[^']*'$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

describe('a shop that exists', async () => {
  const database = await testDatabase()
  const statements = ['_settings_of_existing_shops', '_pickup_places'].flatMap(end => {
    const [folder] = readdirSync(join(root, 'drizzle')).filter(name => name.endsWith(end))
    return readFileSync(join(root, 'drizzle', folder!, 'migration.sql'), 'utf8').split('--> statement-breakpoint')
  })
  const migrate = async () => {
    for (const statement of statements) await database.pool.query(statement)
  }
  const stored = async () => {
    const { rows } = await database.pool.query<{ key: string; value: Record<string, unknown> }>(
      'select key, value from settings order by key',
    )
    return new Map(rows.map(({ key, value }) => [key, value]))
  }

  test('keeps what it lived by, and what it had stored, under the sections of now', async () => {
    await database.pool.query('delete from settings')
    await insertViewer(database, ['system'])
    await setSettings(database, 'shop', { name: 'FC Muster', fewLeftUpTo: 3, showSoldOut: false })
    await setSettings(database, 'payment', { cancelUnpaidAfterDays: 21 })
    await setSettings(database, 'shipping', { freeFromByCountry: { DE: 5000 } })
    await setSettings(database, 'discounts', { groups: [] })
    await migrate()
    const after = await stored()
    expect([...after.keys()]).toEqual(['discounts', 'listing', 'orders', 'payment', 'shipping', 'shop'])
    expect(after.get('listing')).toEqual({ fewLeftUpTo: 3, showSoldOut: false })
    expect(after.get('orders')).toEqual({ cancelUnpaidAfterDays: 21 })
    expect(after.get('shop')).toMatchObject({
      name: 'FC Muster',
      city: 'Linz',
      country: 'AT',
      timeZone: 'Europe/Vienna',
    })
    expect(Object.keys(after.get('shop')!)).not.toContain('fewLeftUpTo')
    expect(after.get('shipping')).toMatchObject({
      freeFromByCountry: { DE: 5000 },
      groups: [
        { id: 'parcel', tiers: [{ max: 40, costs: { AT: { cost: 490 }, CH: { cost: 2490 } } }] },
        { id: 'bulky' },
      ],
      pickup: {
        isOffered: true,
        places: [
          {
            ...{ key: 'place-1', name: { de: 'Vereinsheim Linz', en: 'Clubhouse Linz' } },
            address: { de: 'Spielplatzweg 4, 4020 Linz', en: 'Spielplatzweg 4, 4020 Linz, Austria' },
          },
        ],
      },
    })
    expect(after.get('payment')).toMatchObject({ methods: [{ id: 'invoice', isEnabled: true }, { id: 'prepayment' }] })
    for (const section of settingsSections) {
      expect((await readSettings(database.drizzle)).read(section).problems).toEqual([])
    }
    await migrate()
    expect(await stored()).toEqual(after)
  })

  test('that stored nothing lives on as the code had it', async () => {
    await database.pool.query('delete from settings')
    await migrate()
    const migrated = await stored()
    await database.pool.query('delete from settings')
    await insertDemoSettings(database.drizzle, TEST_NOW)
    const demo = await stored()
    // Titles of shipping groups, costs of islands and what dates are reckoned from came later, and have defaults.
    const { printingDays, transitDays, offersParts, groups, pickup, ...shipping } = demo.get('shipping') as {
      pickup: { places: { name: object; address: object }[] }
      printingDays: number
      transitDays: object
      offersParts: boolean
      groups: { tiers: { costs: Record<string, object> }[] }[]
    }
    const plain = (costs: Record<string, object>) =>
      Object.fromEntries(Object.entries(costs).map(([country, cost]) => [country, { ...cost, zipRanges: [] }]))
    const untitled = groups.map(group => ({
      ...group,
      ...{ title: undefined, tiers: group.tiers.map(tier => ({ ...tier, costs: plain(tier.costs) })) },
    }))
    expect([printingDays, transitDays, offersParts]).toEqual([10, { min: 1, max: 2 }, true])
    // Of the places where goods are handed out there was one, without a key, hours and a note.
    const [{ name, address }] = pickup.places as [{ name: object; address: object }]
    const first = { key: 'place-1', name, address, hours: null, note: null, country: null }
    expect(migrated.get('shipping')).toEqual({
      ...{ ...shipping, groups: untitled },
      pickup: { isOffered: true, places: [first] },
    })
    for (const key of ['shop', 'payment']) expect(migrated.get(key)).toEqual(demo.get(key))
    expect([...migrated.keys()]).toEqual(['payment', 'shipping', 'shop'])
  })

  test('is not made of one that is only beginning', async () => {
    await database.pool.query('delete from settings')
    const { rows } = await database.pool.query('select id from accounts')
    await database.pool.query('delete from accounts')
    expect(rows.length).toBeGreaterThan(0)
    await migrate()
    expect(await stored()).toEqual(new Map())
  })

  test('is where the environment says only while nothing is stored of it', async () => {
    await database.pool.query('delete from settings')
    const shop = async () => {
      const { country, timeZone, name } = shopSettings.of(await readSettings(database.drizzle))
      return [country, timeZone, name]
    }
    await ensureShopPlace(database, { country: null, timeZone: null, now: TEST_NOW })
    expect(await stored()).toEqual(new Map())
    await ensureShopPlace(database, { country: 'NO', timeZone: 'Europe/Oslo', now: TEST_NOW })
    expect(await shop()).toEqual(['NO', 'Europe/Oslo', 'Shop'])
    await ensureShopPlace(database, { country: 'SE', timeZone: null, now: TEST_NOW })
    expect(await shop()).toEqual(['NO', 'Europe/Oslo', 'Shop'])
  })
})
