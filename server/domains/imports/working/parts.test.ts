import { expect, test } from 'vitest'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { importsOf } from '../../../testing/tables.ts'
import { exportedRows, headsIn } from '../exporting/rows.ts'
import { csvOf, jsonOf } from '../exporting/tables.ts'
import { runImport, undoImport } from '../operations.ts'
import { errorsOfImport } from '../queries.ts'
import { exportedFields } from '../rules/fields.ts'

const database = await testDatabase()
const { admin, work, at, read, check, keepPicture } = await importsOf(database)

const errorsOf = async (importId: string) =>
  (await errorsOfImport(database.drizzle, admin.viewer, importId, { skip: 0, limit: 50 })).map(
    ({ line, column, code }) => `${line} ${column} ${code}`,
  )
const run = async (content: string) => {
  const row = await check(content)
  expect(await errorsOf(row.id)).toEqual([])
  await runImport(admin, { importId: row.id })
  await work()
  return at(row.id)
}
const partsOf = async (number: string) => {
  const { rows } = await database.pool.query(
    `select p.kind, p.properties,
      (select json_agg(json_build_array(f.name, i.view, i.fit) order by i.position) from product_images i
        join files f on f.id = i.file_id where i.product_id = p.id) as images,
      (select json_agg(json_build_array(t.from_amount, t.price_cents, t.scope, t.variant_keys) order by t.id)
        from tier_prices t where t.product_id = p.id) as tiers,
      (select json_agg(json_build_array(o.starts_at, o.ends_at, o.discount_groups) order by o.id)
        from special_offers o where o.product_id = p.id) as offers,
      (select json_agg(q.product_number order by s.position) from set_slots s join products q on q.id = s.product_id
        where s.set_id = p.id) as slots,
      (select json_agg(json_build_array(f.name, d.title) order by d.position) from product_downloads d
        join files f on f.id = d.file_id where d.product_id = p.id) as downloads
    from products p where p.product_number = $1 and p.deleted_at is null`,
    [number],
  )
  return rows[0]
}
const exported = async () => {
  const lines: string[] = []
  async function* rows() {
    yield headsIn('de')
    yield* exportedRows(database.drizzle, 'de', null)
  }
  for await (const line of csvOf(rows())) lines.push(String(line))
  return lines.join('')
}

const front = await keepPicture('trikot-vorne.jpg')
await keepPicture('trikot-hinten.jpg')
await keepPicture('doppelt.jpg')
await keepPicture('doppelt.jpg')
await keepPicture('tabelle.pdf', false)

const heads =
  'Produktnummer;Art;Titel;SKU;Größe;Preis;Bestand;Bilder (Dateinamen);Staffelpreise;Aktionen (Zeitraum=Rabattgruppen);Teile des Sets;Downloads (Dateinamen);Eigenschaften (Name=Wert)\n'

test('pictures, tiers, offers, pieces, downloads and properties come with their products, go out, and are no difference', async () => {
  // The set stands before what it is made of.
  const row = await run(
    `${heads}SET-1;Set;Set Wien;;;49,00;;;;;T-1 | H-1;;\n` +
      `T-1;;Trikot;T-1-M;M;24,90;5;trikot-vorne.jpg | https://cdn.example/x/trikot-hinten.jpg?v=1 [back, Herren];10:18,90 | 50:17,50 [T-1-M];2026-12-01/2026-12-24=verein;;tabelle.pdf=Größen/Sizes;Material=Polyester/Polyester\n` +
      'H-1;;Hose;;;19,90;7;;;;;;\n',
  )
  expect(row).toMatchObject({ state: 'done', newCount: 3 })
  expect(await partsOf('SET-1')).toMatchObject({ kind: 'set', slots: ['T-1', 'H-1'] })
  const jersey = await partsOf('T-1')
  expect(jersey).toMatchObject({
    properties: [{ key: 'material', label: { de: 'Material' }, value: { de: 'Polyester', en: 'Polyester' } }],
    images: [
      ['trikot-vorne.jpg', 'front', null],
      ['trikot-hinten.jpg', 'back', 'men'],
    ],
    tiers: [
      [10, 1890, 'all', []],
      [50, 1750, 'some', ['m']],
    ],
    downloads: [['tabelle.pdf', { de: 'Größen', en: 'Sizes' }]],
  })
  expect(jersey.offers[0][0]).toContain('2026-11-30T23:00:00')
  const table = await exported()
  const again = await check(table)
  expect(await errorsOf(again.id)).toEqual([])
  expect(again).toMatchObject({ newCount: 0, changedCount: 0 })
})

test('what a picture shows stays where the table names it alone, and all comes back when the import is undone', async () => {
  const before = await partsOf('T-1')
  const row = await run(`${heads}T-1;;;;;;;trikot-hinten.jpg;20:15,00;(leer);;(leer);Schnitt=weit\n`)
  expect(await partsOf('T-1')).toMatchObject({
    ...{
      images: [['trikot-hinten.jpg', 'back', 'men']],
      tiers: [[20, 1500, 'all', []]],
      offers: null,
      downloads: null,
    },
    properties: [{ key: 'schnitt' }],
  })
  await undoImport(admin, { importId: row.id })
  await work()
  expect(await at(row.id)).toMatchObject({ state: 'undone' })
  expect(await partsOf('T-1')).toEqual(before)
})

test.each([
  ['a file that there is not', 'T-1;;;;;;;fehlt.jpg;;;;;', '2 8 FILE_UNKNOWN'],
  ['one of several of its name', 'T-1;;;;;;;doppelt.jpg;;;;;', '2 8 FILE_AMBIGUOUS'],
  ['what is no picture', 'T-1;;;;;;;tabelle.pdf;;;;;', '2 8 FILE_NO_PICTURE'],
  ['a picture twice', `T-1;;;;;;;trikot-vorne.jpg|${front};;;;;`, '2 8 ENTRY_TWICE'],
  ['a tier of nothing', 'T-1;;;;;;;;viel;;;;', '2 9 PART_INVALID'],
  ['a tier of an unknown size', 'T-1;;;;;;;;10:5,00 [T-9];;;;', '2 9 PRODUCT_UNKNOWN'],
  ['an offer that ends before it begins', 'T-1;;;;;;;;;2026-12-24/2026-12-01=verein;;;', '2 10 INVALID'],
  ['an offer of an unknown group', 'T-1;;;;;;;;;2026-12-01/2026-12-24=nichts;;;', '2 10 CONFIGURATION_UNKNOWN'],
  ['a set without pieces', 'SET-2;Set;Leer;;;;;;;;;;', '2 11 SET_EMPTY'],
  ['pieces of what is no set', 'T-1;;;;;;;;;;H-1;;', '2 11 SET_ONLY'],
  ['a set of sets', 'SET-3;Set;Viel;;;;;;;;SET-1;;', '2 11 SET_OF_GOODS'],
  ['an unknown piece', 'SET-3;Set;Viel;;;;;;;;X-9;;', '2 11 PRODUCT_UNKNOWN'],
  ['a property without a value', 'T-1;;;;;;;;;;;;Material', '2 13 PART_INVALID'],
])('%s is a mistake at its place', async (_what, line, mistake) => {
  expect(await errorsOf((await check(`${heads}${line}\n`)).id)).toEqual([mistake])
})

test('a picture that is taken away after the check is looked at anew', async () => {
  const id = await keepPicture('kurz.jpg')
  const row = await check(`${heads}T-1;;;;;;;kurz.jpg;;;;;\n`)
  await database.pool.query('update files set deleted_at = now() where id = $1', [id])
  await runImport(admin, { importId: row.id })
  await work()
  expect(await at(row.id)).toMatchObject({ state: 'checked', errorCount: 1 })
})

test('a picture can be named by its id and by what it holds', async () => {
  const { rows } = await database.pool.query('select sha256 from files where id = $1', [front])
  const hash = rows[0].sha256
  await insertProduct(database, { productNumber: 'P-1', slug: 'p-1' })
  await insertProduct(database, { productNumber: 'P-2', slug: 'p-2' })
  await run(`Produktnummer;Bilder (Dateinamen)\nP-1;${front}\nP-2;https://shop.example/images/${hash}/200\n`)
  expect([await partsOf('P-1'), await partsOf('P-2')]).toMatchObject([
    { images: [['trikot-vorne.jpg', 'front', null]] },
    { images: [['trikot-vorne.jpg', 'front', null]] },
  ])
})

test('groups of one name below others are told apart by their path, and are made where they are not there yet', async () => {
  const row = await run(
    'Produktnummer;Titel;Gruppen\nG-1;Eins;Damen > Trikots\nG-2;Zwei;Herren > Trikots | Neuheiten\nG-3;Drei;Damen > Trikots\n',
  )
  expect(row.additions.groups.map(({ title, slug }) => `${title} ${slug}`)).toEqual([
    ...['Damen damen', 'Trikots trikots', 'Herren herren', 'Trikots trikots-2', 'Neuheiten neuheiten'],
  ])
  const { rows } = await database.pool.query(
    `select p.product_number as number, array_agg(g.slug order by m.position) as slugs from group_members m
      join products p on p.id = m.product_id join product_groups g on g.id = m.group_id
      where p.product_number like 'G-%' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { number: 'G-1', slugs: ['trikots'] },
    { number: 'G-2', slugs: ['trikots-2', 'neuheiten'] },
    { number: 'G-3', slugs: ['trikots'] },
  ])
})

test('an export as JSON is no difference either', async () => {
  const parts: string[] = []
  async function* rows() {
    yield exportedFields.map(({ key }) => key)
    yield* exportedRows(database.drizzle, 'de', null)
  }
  for await (const part of jsonOf(rows())) parts.push(String(part))
  const row = await check(parts.join(''), { name: 'alles.json' })
  expect(await errorsOf(row.id)).toEqual([])
  expect(row).toMatchObject({ format: 'json', newCount: 0, changedCount: 0 })
})

test('a catalogue of objects with sizes within comes in with its pictures', async () => {
  const shoes = {
    ...{ slug: 'schuh-weiss', name: 'Schuh "Weiß" [a]', categories: ['Schuhe', 'Neu'], images: ['trikot-vorne.jpg'] },
    variants: [
      { sku: 'S-39', size: '39', priceCents: 8000, stock: 5, more: { a: 1 } },
      { sku: 'S-40', size: '40', priceCents: 8000, stock: 0 },
    ],
  }
  const catalogue = JSON.stringify({ source: 'a, [b] {c}', note: ['x'], products: [shoes] })
  const row = await check(catalogue, {
    name: 'schuhe.json',
    mapping: [...['sku', 'size', 'rowCents', 'stock', null], ...['slug', 'title.de', 'groups', 'images']],
  })
  expect(row.heads).toEqual([
    ...['variants.sku', 'variants.size', 'variants.priceCents', 'variants.stock', 'variants.more.a'],
    ...['slug', 'name', 'categories', 'images'],
  ])
  expect(await errorsOf(row.id)).toEqual([])
  await runImport(admin, { importId: row.id })
  await work()
  const { rows } = await database.pool.query(
    `select p.title ->> 'de' as title, p.price_cents as price, array_agg(v.size || ' ' || v.available order by v.sku) as sizes
      from products p join variants v on v.product_id = p.id where p.slug = 'schuh-weiss' group by p.id`,
  )
  expect(rows).toEqual([{ title: 'Schuh "Weiß" [a]', price: 8000, sizes: ['39 5', '40 0'] }])
})

test.each([
  ['no list', '{"a": 1}'],
  ['a list of plain values', '[1, 2]'],
  ['what ends too early', '[{"a": 1, "b": 2}, {"a"'],
  ['what is no JSON', '[{a: 1}]'],
])('a file with %s is no table', async (_what, content) => {
  expect(await read(content, 'falsch.json')).toMatchObject({ state: 'failed', failure: 'TABLE_NO_JSON' })
})
