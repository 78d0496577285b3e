import { describe, expect, test } from 'vitest'
import { insertProduct } from '../../testing/builders.ts'
import { codesOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { importsOf } from '../../testing/tables.ts'
import { updateProduct } from '../catalogue/operations/updateProduct.ts'
import { exportedRows, headsIn } from './exporting/rows.ts'
import { csvOf, xlsxOf } from './exporting/tables.ts'
import { cancelImport, checkImport, runImport, undoImport } from './operations.ts'
import { changesOfImport, errorsOfImport } from './queries.ts'

const database = await testDatabase()
const { admin, work, at, read, check } = await importsOf(database)

const catalogue = async () => {
  const tables = {
    products: `select product_number, slug, title, price_cents, available, is_offline, deleted_at is not null as gone,
      tags, weight_grams from products where deleted_at is null order by product_number`,
    variants: `select v.sku, v.size, v.fit, v.price_cents, v.available, c.code, v.properties from variants v
      left join colors c on c.id = v.color_id where not v.is_retired order by v.sku`,
    members: `select p.product_number, g.slug, m.position from group_members m join products p on p.id = m.product_id
      join product_groups g on g.id = m.group_id where p.deleted_at is null order by 1, 3`,
    listings: 'select product_id, price_from, is_in_stock from listings order by 1',
  }
  const found: Record<string, unknown> = {}
  for (const [name, query] of Object.entries(tables)) found[name] = (await database.pool.query(query)).rows
  return found
}
const run = async (content: string, input: Parameters<typeof check>[1] = {}) => {
  const row = await check(content, input)
  await runImport(admin, { importId: row.id })
  await work()
  return at(row.id)
}
const errorsOf = async (importId: string) =>
  (await errorsOfImport(database.drizzle, admin.viewer, importId, { skip: 0, limit: 50 })).map(
    ({ line, column, code }) => ({ line, column, code }),
  )
const rowOf = async (query: string, values: readonly unknown[]) =>
  (await database.pool.query(query, [...values])).rows[0]

async function* withHead(language: 'de' | 'en') {
  yield headsIn(language)
  yield* exportedRows(database.drizzle, language, null)
}
const bytesOf = async (stream: AsyncIterable<Buffer | string>) => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part as string))
  return Buffer.concat(parts)
}

describe('a table', () => {
  test('makes products with sizes, colours and groups, and changes those that there are, as a whole', async () => {
    const known = await insertProduct(database, { productNumber: 'A-1', slug: 'a-1', available: null }, [
      { sku: 'A-1-S', size: 'S', fit: null, available: 3 },
      { sku: 'A-1-M', size: 'M', fit: null, available: 4 },
    ])
    const before = await catalogue()
    const table = [
      'Produktnummer;Titel;Artikelnummer (Größe);Größe;Farbe;Preis;Bestand;Kategorie',
      'A-1;Trikot Wien;A-1-S;S;;24,90;7;',
      'A-1;;A-1-L;L;Neongelb;;2;',
      'B-1;Ball;;;;9,00;12;Zubehör',
    ].join('\n')
    const row = await check(table)
    expect(row).toMatchObject({ state: 'checked', newCount: 1, changedCount: 1, errorCount: 0, separator: ';' })
    expect(row.additions.colors).toMatchObject([{ code: 'neongelb', title: 'Neongelb' }])
    expect(row.additions.groups).toMatchObject([{ slug: 'zubehoer' }])
    expect(await catalogue()).toEqual(before)
    await runImport(admin, { importId: row.id })
    await work()
    expect(await at(row.id)).toMatchObject({ state: 'done' })
    const changed = await rowOf('select title, price_cents, revision from products where id = $1', [known.id])
    expect(changed).toEqual({ title: { de: 'Trikot Wien', en: 'Nordwald jersey' }, price_cents: 2490, revision: 2 })
    const ball = await rowOf(
      `select id, available, is_offline, price_cents from products where product_number = 'B-1'`,
      [],
    )
    expect(ball).toMatchObject({ available: 12, is_offline: true, price_cents: 900 })
    const { rows: sizes } = await database.pool.query(
      `select v.sku, v.available, c.code from variants v left join colors c on c.id = v.color_id
        where v.product_id = $1 order by sku`,
      [known.id],
    )
    expect(sizes).toEqual([
      { sku: 'A-1-L', available: 2, code: 'neongelb' },
      { sku: 'A-1-M', available: 4, code: null },
      { sku: 'A-1-S', available: 7, code: null },
    ])
    const { rows: moved } = await database.pool.query(
      'select reason, delta, note from stock_movements where variant_id = $1 order by number',
      [known.variantIds[0]!],
    )
    expect(moved.at(-1)).toEqual({ reason: 'import', delta: 4, note: 'waren.csv' })
    const prices = await rowOf(
      `select price_cents from price_changes where product_id = $1 and kind = 'regular' order by at desc, id desc limit 1`,
      [known.id],
    )
    expect(prices).toEqual({ price_cents: 2490 })
    const audited = await rowOf(
      'select action, changes from audit_entries where subject_id = $1 order by id desc limit 1',
      [known.id],
    )
    expect(audited).toMatchObject({ action: 'product.updated', changes: { priceCents: { from: 1990, to: 2490 } } })
    expect((await check(table)).sameCount).toBe(2)
  })

  test('names what is wrong by line and column, and nothing of it is taken', async () => {
    const before = await catalogue()
    const row = await check(
      [
        'Produktnummer;Titel;SKU;Größe;Schnitt;Preis;Bestand',
        'E-1;Hose;E-1-S;S;Damen;12,345;viele',
        'E-1;Anders;E-1-M;M;Riesen;;3',
        'E-2;;;;;5,00;',
        'E-3;=1+1;;;;-5,00;',
        'E-4;Jacke;E-4-S;S;;1.234;1',
        'E-4;Jacke;E-4-X;S;;;1',
      ].join('\r\n'),
      { options: { addsNames: false } },
    )
    expect(await errorsOf(row.id)).toEqual([
      { line: 2, column: 6, code: 'AMOUNT_AMBIGUOUS' },
      { line: 2, column: 7, code: 'NO_NUMBER' },
      { line: 3, column: 2, code: 'CONTRADICTION' },
      { line: 3, column: 5, code: 'FIT_UNKNOWN' },
      { line: 4, column: 2, code: 'TITLE_MISSING' },
      { line: 5, column: 2, code: 'FORMULA' },
      { line: 5, column: 6, code: 'OUT_OF_RANGE' },
      { line: 6, column: 6, code: 'AMOUNT_AMBIGUOUS' },
    ])
    expect(await codesOf(runImport(admin, { importId: row.id }))).toEqual(['IMPORT_ERRORS'])
    expect(await catalogue()).toEqual(before)
  })

  test('of article numbers alone changes stock and prices, of sizes and of products without any', async () => {
    await insertProduct(database, { productNumber: 'S-1', slug: 's-1' }, [{ sku: 'S-1-M', available: 1 }])
    await insertProduct(database, { productNumber: 'S-2', slug: 's-2', available: 5 }, [])
    const row = await run('SKU,Stock,Variant price\nS-1-M,8,12.50\nS-2,unlimited,7\n')
    expect(row).toMatchObject({ state: 'done', newCount: 0, changedCount: 2, separator: ',' })
    expect(await rowOf(`select available, price_cents from variants where sku = 'S-1-M'`, [])).toEqual({
      ...{ available: 8, price_cents: 1250 },
    })
    expect(await rowOf(`select available, price_cents from products where product_number = 'S-2'`, [])).toEqual({
      ...{ available: null, price_cents: 700 },
    })
    expect(await errorsOf((await check('SKU,Stock\nUNKNOWN-1,8\n')).id)).toEqual([
      { line: 2, column: 1, code: 'PRODUCT_UNKNOWN' },
    ])
  })

  test('full of mistakes counts all of them and keeps the first thousands', async () => {
    const lines = Array.from({ length: 6000 }, (_, at) => `NONE-${at},1`)
    const row = await check(`SKU,Stock\n${lines.join('\n')}\n`)
    expect(row).toMatchObject({ state: 'checked', rowCount: 6000, errorCount: 6000 })
    const kept = await errorsOfImport(database.drizzle, admin.viewer, row.id, { skip: 4999, limit: 50 })
    expect(kept.map(({ line }) => line)).toEqual([5001])
  })

  test('may have hundreds of columns with long heads', async () => {
    const heads = Array.from({ length: 290 }, (_, at) => `Spalte ${'x'.repeat(60)} ${at}`)
    const row = await check(
      `Produktnummer;Titel;${heads.join(';')}\nVIEL-1;Viele Spalten;${heads.map(() => '1').join(';')}\n`,
    )
    expect(row).toMatchObject({ state: 'checked', newCount: 1, errorCount: 0 })
  })

  test('is read however it is written', async () => {
    const text = 'Produktnummer;Titel\nW-1;Größenmuster „Süd“\n'
    const latin = Buffer.from(text.replaceAll(/[„“]/g, '"'), 'latin1')
    expect(await read(latin)).toMatchObject({ state: 'mapping', encoding: 'windows-1252' })
    expect(await read(`\uFEFF${text}`)).toMatchObject({ encoding: 'utf-8', heads: ['Produktnummer', 'Titel'] })
    const wide = Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')
    expect(await read(wide)).toMatchObject({ encoding: 'utf-16le', separator: '\t', rowCount: 1 })
  })

  test.each([
    ['TABLE_ONE_COLUMN', 1, 'Produktnummer:Titel\nA:B\n'],
    ['TABLE_MORE_CELLS', 3, 'A;B\n1;2\n1;2;3\n'],
    ['TABLE_QUOTES', 2, 'A;B\n"1;2\n3;4\n'],
    ['TABLE_EMPTY', null, 'A;B\n'],
    ['TABLE_CHARACTER', 2, 'A;B\n1;\u0000\n'],
    ['TABLE_TOO_MANY_COLUMNS', 1, `${'a;'.repeat(400)}\n1\n`],
    ['TABLE_ROW_TOO_LONG', 1, `${'a;'.repeat(1_000_000)}\n1\n`],
  ])('that cannot be read is refused with its place: %s', async (failure, failureLine, content) => {
    expect(await read(content)).toMatchObject({ state: 'failed', failure, failureLine })
  })

  test('that is no workbook is refused', async () => {
    expect(await read('PK nothing', 'a.xlsx')).toMatchObject({ state: 'failed', failure: 'TABLE_NO_WORKBOOK' })
  })
})

describe('an export', () => {
  test.each(['de', 'en'] as const)('is what an import reads: nothing is different afterwards (%s)', async language => {
    await insertProduct(
      database,
      {
        ...{ productNumber: `X-${language}`, slug: `x-${language}`, title: { de: '=SUMME(A1)', en: `'-1` } },
        ...{ details: { de: '<p>Zwei\nZeilen; "hier"</p>' }, tags: ['a', 'b'], weightGrams: 120, sortOrder: -5 },
      },
      [{ sku: `X-${language}-1`, size: '36/38', fit: 'women', available: null, properties: { gtin: '4006381333931' } }],
    )
    const csv = await bytesOf(csvOf(withHead(language)))
    expect(csv.toString()).toContain(`;'=SUMME(A1)`)
    const row = await check(csv)
    expect(await errorsOf(row.id)).toEqual([])
    expect(row).toMatchObject({ state: 'checked', newCount: 0, changedCount: 0 })
    expect(row.mapping.filter(key => key === null)).toEqual([])
    const workbook = await check(await bytesOf(xlsxOf(withHead(language))), { name: 'a.xlsx' })
    expect(workbook).toMatchObject({ newCount: 0, changedCount: 0, errorCount: 0, sameCount: row.sameCount })
  })
})

describe('an import', () => {
  test('is taken back as it came, what was sold since stays sold', async () => {
    const heads = 'Produktnummer;Titel;SKU;Größe;Bestand;Preis\n'
    await run(`${heads}U-1;Alter Titel;U-1-M;M;10;19,90\n`, { options: { publishes: true } })
    const setStock = (from: number, to: number) =>
      database.pool.query(`update variants set available = $2 where sku = 'U-1-M' and available = $1`, [from, to])
    const before = await catalogue()
    const row = await run(`${heads}U-1;Neuer Titel;U-1-M;M;20;24,90\nU-1;;U-1-L;L;5;\nU-2;Ganz neu;;;3;5,00\n`)
    expect(row).toMatchObject({ state: 'done', newCount: 1, changedCount: 1 })
    await setStock(20, 17)
    await undoImport(admin, { importId: row.id })
    await work()
    expect(await at(row.id)).toMatchObject({ state: 'undone' })
    // Three of ten were sold.
    await setStock(7, 10)
    expect(await catalogue()).toEqual(before)
  })

  test('stays where one of its products was changed since, and says which', async () => {
    const known = await insertProduct(database, { productNumber: 'V-1', slug: 'v-1' })
    await insertProduct(database, { productNumber: 'V-2', slug: 'v-2' })
    const row = await run('Produktnummer;Untertitel\nV-1;eins\nV-2;zwei\n', {
      mapping: ['productNumber', 'subtitle.de'],
    })
    await updateProduct(admin, { productId: known.id, revision: null, changes: { basePrice: 1 } })
    const before = await catalogue()
    await undoImport(admin, { importId: row.id })
    await work()
    expect(await at(row.id)).toMatchObject({ state: 'done', conflicts: [{ productNumber: 'V-1' }] })
    expect(await catalogue()).toEqual(before)
  })

  test('is planned anew where the catalogue changed since it was checked', async () => {
    const known = await insertProduct(database, { productNumber: 'R-1', slug: 'r-1' })
    const row = await check('Produktnummer;Untertitel\nR-1;eins\n', { mapping: ['productNumber', 'subtitle.de'] })
    await updateProduct(admin, { productId: known.id, revision: null, changes: { basePrice: 777 } })
    await runImport(admin, { importId: row.id })
    await work()
    expect(await at(row.id)).toMatchObject({ state: 'done' })
    const product = await rowOf('select subtitle, price_cents from products where id = $1', [known.id])
    expect(product).toEqual({ subtitle: { de: 'eins' }, price_cents: 777 })
  })

  test('can be called off before it is written, and not afterwards; one is written at a time', async () => {
    await insertProduct(database, { productNumber: 'C-1', slug: 'c-1' })
    const table = (text: string) => `Produktnummer;Beschreibung\nC-1;${text}\n`
    const [first, second] = [await check(table('eins')), await check(table('zwei'))]
    await runImport(admin, { importId: first.id })
    expect(await codesOf(runImport(admin, { importId: second.id }))).toEqual(['IMPORT_RUNNING'])
    await cancelImport(admin, { importId: first.id })
    await work()
    expect(await at(first.id)).toMatchObject({ state: 'cancelled' })
    expect(await rowOf(`select description from products where product_number = 'C-1'`, [])).toEqual({
      description: null,
    })
    await runImport(admin, { importId: second.id })
    await work()
    expect(await codesOf(cancelImport(admin, { importId: second.id }))).toEqual(['IMPORT_STATE'])
  })

  test('remembers what columns of the same heads meant, and refuses what they cannot mean', async () => {
    await insertProduct(database, { productNumber: 'M-1', slug: 'm-1' })
    const table = 'Schlüssel;Wort;Rest\nM-1;x;y\n'
    const row = await read(table)
    const ask = (mapping: (string | null)[]) => codesOf(checkImport(admin, { importId: row.id, mapping }))
    expect(await ask(['productNumber', 'productNumber', null])).toEqual(['ENTRY_TWICE'])
    expect(await ask(['productNumber', 'nothing', null])).toEqual(['INVALID_INPUT'])
    expect(await ask(['productNumber', null])).toEqual(['INVALID_INPUT'])
    expect(await ask([null, 'subtitle.de', null])).toEqual(['IMPORT_UNNAMED'])
    await checkImport(admin, { importId: row.id, mapping: ['productNumber', 'subtitle.de', null] })
    await work()
    const [change] = await changesOfImport(database.drizzle, admin.viewer, row.id, { after: 0, limit: 5 })
    expect(change?.differences).toEqual([{ of: null, field: 'subtitle', from: null, to: 'x' }])
    expect((await read(table)).mapping).toEqual(['productNumber', 'subtitle.de', null])
  })
})
