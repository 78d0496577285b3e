import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import {
  extendSchema,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RequestContext } from './api/context.ts'
import { createExecutor } from './api/executor.ts'
import { asNobody, isSharedField } from './api/sharedFields.ts'
import { seedDemo } from './demo/seed.ts'
import { globalId } from './kit/globalIds.ts'
import { newId } from './kit/ids.ts'
import { guestViewer } from './kit/viewer.ts'
import { errorCode } from './platform/failure.ts'
import { silentLog } from './platform/log.ts'
import { columnsOf, sharedTables, siteVersion } from './platform/siteVersion.ts'
import { openStorage } from './platform/storage.ts'
import { schema } from './schema.ts'
import * as tables from './tables.ts'
import { schedule } from './tasks.ts'
import { dataOf } from './testing/asking.ts'
import { contextFor, insertViewer, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { blockOf, publishedEntry } from './testing/entries.ts'
import { temporaryFolder } from './testing/folders.ts'
import { sentDuring } from './testing/plans.ts'
import { testSite } from './testing/site.ts'

/*
 * What all visitors share is kept in memory under the site's version. Here every field that may be shared is asked for,
 * and every table that the answers come from must be one whose changes raise the version.
 */

const database = await testDatabase()
const site = await testSite(database)

beforeAll(async () => {
  const storage = await openStorage(await temporaryFolder())
  expect(await seedDemo({ database, storage, now: TEST_NOW })).toBe(true)
  const [galleryId, at] = [newId(), { createdAt: TEST_NOW, changedAt: TEST_NOW }]
  await database.drizzle
    .insert(tables.galleries)
    .values({ id: galleryId, slug: 'saison', title: { de: 'Saison' }, isPublic: true, ...at })
  await database.pool.query(
    `insert into gallery_images (gallery_id, file_id, position) select $1, id, 0 from files where width is not null limit 1`,
    [galleryId],
  )
  const editor = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const { rows } = await database.pool.query<{ id: string }>('select id from files where width is not null limit 1')
  const page = (kind: 'post' | 'reusable' | 'page', slug: string, blocks: object[] = []) =>
    publishedEntry(editor, { kind, title: { de: slug, en: slug }, slug: { de: slug, en: slug }, document: { blocks } })
  await page('post', 'neuigkeit')
  const part = await page('reusable', 'teil', [blockOf('block-line', 'hr')])
  await page('page', 'vereinsseite', [
    blockOf('block-pict', 'image', { file: rows[0]!.id }),
    blockOf('block-gall', 'gallery', { gallery: galleryId }),
    blockOf('block-news', 'entries', { count: 3 }),
    blockOf('block-part', 'reusable', { entry: part.id }),
  ])
}, 60_000)

/** Values of arguments, by name; a new required argument of a shared field needs one here. */
const values: Readonly<Record<string, string>> = {
  first: '1',
  query: '"trikot"',
  name: '"agb"',
  id: `"${globalId('Entry', '0193a1c0-0000-7000-8000-000000000019')}"`,
  key: 'IMPRINT',
  kind: 'POST',
  path: '"/alt"',
  cut: 'SQUARE_400',
  width: '480',
  widths: '[480]',
}
const slugs: Readonly<Record<string, readonly string[]>> = {
  gallery: ['saison'],
  entry: ['vereinsseite', 'neuigkeit'],
  productGroup: ['trikots', 'sets'],
  product: ['trikot-mit-brustring', 'trikotset-brustring', 'geschenkgutschein'],
}

function argumentsOf(field: GraphQLField<unknown, unknown>, own: Readonly<Record<string, string>> = {}): string {
  const given = field.args.flatMap(({ name, type }) => {
    const value = own[name] ?? values[name]
    if (value !== undefined) return [`${name}: ${value}`]
    expect(isNonNullType(type), `${field.name}(${name}:) needs a value`).toBe(false)
    return []
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

/** Everything below a type, each type once on the way down. */
function selectionOf(type: ReturnType<typeof getNamedType>, above: readonly string[]): string | null {
  if (isLeafType(type) || isEnumType(type)) return ''
  if (isUnionType(type)) return ' { __typename }'
  if (isInterfaceType(type)) {
    // Galleries and entries are asked for by themselves; below each kind of block they would be too much for a document.
    const parts = schema.getPossibleTypes(type).flatMap(each => {
      const below = selectionOf(each, [...above, type.name, 'Gallery', 'Entry'].slice(-4))
      return below ? [`... on ${each.name}${below}`] : []
    })
    return ` { __typename ${type.name === 'Block' ? parts.join(' ') : ''} }`
  }
  if (!isObjectType(type) || above.includes(type.name) || above.length > 4) return null
  const fields = Object.values(type.getFields()).flatMap(field => {
    const below = selectionOf(getNamedType(field.type), [...above, type.name])
    return below === null ? [] : [`${field.name}${argumentsOf(field)}${below}`]
  })
  return fields.length > 0 ? ` { ${fields.join(' ')} }` : null
}

const roots = Object.values(schema.getQueryType()!.getFields()).filter(field => isSharedField(schema, field.name))

/** A document for each part of each shared field: all at once would be more than a document may ask for. */
const documents = roots.flatMap(field => {
  const type = getNamedType(field.type)
  expect(isObjectType(type), field.name).toBe(true)
  return (slugs[field.name] ?? [null]).flatMap(slug => {
    const head = `${field.name}${argumentsOf(field, slug === null ? {} : { slug: `"${slug}"` })}`
    return Object.values(isObjectType(type) ? type.getFields() : {}).flatMap(part => {
      const below = selectionOf(getNamedType(part.type), [type.name])
      return below === null ? [] : [`{ ${head} { ${part.name}${argumentsOf(part)}${below} } }`]
    })
  })
})

const allTables = Object.values(tables).filter(table => table instanceof PgTable)
const nameOf = (table: PgTable) => getTableConfig(table).name
/** Reasons that are known and decided; a new one is a decision too. */
const lagging = ['stock_movements']
const declared = new Map(sharedTables().map(({ table, options }) => [nameOf(table), { table, options }]))

describe('tables that visitors share', () => {
  test('are declared: every table that a shared question reads raises the version', async () => {
    expect(roots.map(({ name }) => name)).toEqual(expect.arrayContaining(['shop', 'product', 'productGroup', 'search']))
    expect(documents.length).toBeGreaterThan(60)
    const read = new Set<string>()
    for (const document of documents) {
      const statements = await sentDuring(() => dataOf(site.client(), document))
      for (const { text } of statements) {
        for (const table of allTables.map(nameOf)) if (new RegExp(`\\b${table}\\b`).test(text)) read.add(table)
      }
    }
    read.delete('site_versions')
    expect(read.size).toBeGreaterThan(15)
    expect([...read].filter(table => !declared.has(table))).toEqual([])
    expect([...declared].flatMap(([name, { options }]) => (options.mayLag ? [name] : []))).toEqual(lagging)
  }, 60_000)

  test('say of each column with a time by which task it becomes visible, or that it only says when something was', () => {
    const silent = [...declared].flatMap(([name, { table, options }]) =>
      (options.mayLag ? [] : columnsOf(table))
        .filter(({ type }) => /^(timestamp|date|time)/.test(type))
        .filter(({ key }) => !options.unseen?.includes(key) && !options.past?.includes(key) && !options.due?.[key])
        .map(({ key }) => `${name}.${key}`),
    )
    expect(silent).toEqual([])
    const tasks = [...declared.values()].flatMap(({ options }) => Object.values(options.due ?? {}))
    expect(tasks.length).toBeGreaterThan(3)
    expect(tasks.filter(task => task === undefined || !(task in schedule))).toEqual([])
  })

  test('name columns that there are', () => {
    for (const [name, { table, options }] of declared) {
      const columns = columnsOf(table).map(({ key }) => key)
      const { unseen = [], past = [], due = {}, byOrders = [], pieces } = options
      const named = [
        ...unseen,
        ...past,
        ...Object.keys(due),
        ...byOrders.map(each => (typeof each === 'string' ? each : each.column)),
        ...(pieces ? [pieces] : []),
      ]
      expect([name, named.filter(column => !columns.includes(column))]).toEqual([name, []])
    }
  })

  test('raise the version by any change of what is seen, by whomever it was made', async () => {
    const { pool } = database
    const missed: string[] = []
    for (const [name, { table, options }] of declared) {
      if (options.mayLag) continue
      for (const column of columnsOf(table)) {
        if (options.unseen?.includes(column.key) || column.key === options.pieces) continue
        const other = otherValue(column.name, column.type)
        if (other === null) continue
        const before = await siteVersion(database)
        const client = await pool.connect()
        try {
          await client.query('begin')
          const changed = await client
            .query(`update "${name}" set "${column.name}" = ${other} where ctid = (select ctid from "${name}" limit 1)`)
            .catch(forbidden)
          // Checks and keys that forbid the made-up value leave nothing to look at.
          if (changed === null || changed.rowCount === 0) continue
          const forced = await client.query('set constraints all immediate').catch(forbidden)
          if (forced === null) continue
          const { rows } = await client.query('select sum(version + stock)::int as version from site_versions')
          if (rows[0].version <= before) missed.push(`${name}.${column.name}`)
        } finally {
          await client.query('rollback')
          client.release()
        }
      }
    }
    expect(missed).toEqual([])
  })

  test('raise nothing where a change changes nothing', async () => {
    const before = await siteVersion(database)
    await database.pool.query('update products set title = title, sold_pieces = sold_pieces + 1')
    await database.pool.query('update settings set value = value, updated_at = now()')
    await database.pool.query('update variants set available = available - 1 where available > 100')
    expect(await siteVersion(database)).toBe(before)
    await database.pool.query(
      'update variants set available = 3 where id = (select id from variants where available > 100 limit 1)',
    )
    expect(await siteVersion(database)).toBe(before + 1)
  })

  test('raise it once in a transaction, however much changes in it', async () => {
    const before = await siteVersion(database)
    await database.pool.query('update product_groups set sort_order = sort_order + 1')
    expect(await siteVersion(database)).toBe(before + 1)
  })
})

/** For values that are made up: what keys, checks, types and generated columns do not allow is none to look at. */
function forbidden(error: unknown): null {
  if (/^(22|23|428)/.test(errorCode(error) ?? '')) return null
  throw error
}

/** An expression that gives a column another value; null where none is made up. */
function otherValue(name: string, type: string): string | null {
  if (/^(integer|smallint|bigint)/.test(type)) return `coalesce("${name}", 0) + 1`
  if (/^boolean/.test(type)) return `not "${name}"`
  if (/^text/.test(type)) return `coalesce("${name}"::text, '') || 'x'`
  if (/^jsonb?/.test(type)) return `(coalesce("${name}"::jsonb, '{}') || '{"x": 1}')::${type}`
  if (/^timestamp/.test(type)) return `coalesce("${name}", now()) + interval '1 day'`
  if (/^date/.test(type)) return `coalesce("${name}", current_date) + 1`
  return null
}

describe('what visitors share is made for nobody', () => {
  const planted = extendSchema(
    schema,
    parse('extend type Product { isFavourite: Boolean device: String userAgent: String ensured: String }'),
  )
  const product = planted.getType('Product')
  if (!isObjectType(product)) throw new Error('Product is an object')
  const plant = (name: string, resolve: (context: RequestContext) => unknown) => {
    product.getFields()[name]!.resolve = (_source, _args, context) => resolve(context)
  }
  plant('isFavourite', ({ viewer }) => viewer.visitorHash !== null)
  plant('device', ({ responder }) => responder.device)
  plant('userAgent', ({ responder }) => responder.userAgent)
  plant('ensured', ({ responder }) => responder.ensureVisitor())

  test.each(['isFavourite', 'device', 'userAgent', 'ensured'])('a field that looks at %s is refused', async name => {
    const asked: string[] = []
    const log = { ...silentLog, error: (fields: { problem?: string }) => void asked.push(fields.problem ?? '') }
    const document = parse(`{ product(slug: "trikot-mit-brustring") { title ${name} } }`)
    const executor = createExecutor(planted, {}, log as never)
    const context = {
      database,
      viewer: guestViewer('hash of a visitor'),
      language: 'de',
      now: () => TEST_NOW,
      newId: () => 'id',
      address: '203.0.113.9',
      config: site.config,
      storage: site.storage,
      responder: {
        ensureVisitor: () => 'hash',
        device: 'mark',
        userAgent: 'Browser',
        sessionSecret: null,
        wasIdle: false,
        setSession() {},
        setDevice() {},
        limit() {},
      },
      once: <Value>(_key: object, make: () => Value) => make(),
      onceForAll: <Value>(_key: object, make: () => Value) => make(),
    } as const
    const own = await executor.runDocument(document, {}, context as never)
    expect(own.answer).toMatchObject({ data: { product: { title: expect.any(String), [name]: expect.anything() } } })
    const shared = await executor.runDocument(document, {}, asNobody(context as never))
    expect(shared.answer).toMatchObject({
      data: { product: { title: expect.any(String), [name]: null } },
      errors: [{ extensions: { code: 'C500' } }],
    })
    expect(asked).toEqual([expect.stringContaining('what all visitors share asked for a ')])
  })

  test('no field that is shared does', async () => {
    for (const document of documents) await dataOf(site.client(), document)
  }, 60_000)
})
