import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filesOf } from './api/guide.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import type { Grant } from './kit/viewer.ts'
import { insertRange, placedBy } from './testing/asking.ts'
import { insertViewer } from './testing/builders.ts'
import type { TestProduct } from './testing/buyers.ts'
import { settled } from './testing/changes.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'
import { insertKey } from './testing/keys.ts'
import { testSite } from './testing/site.ts'

/** The recipes as they are printed: their pieces of code, saved under their names and run by Node as readers run them,
 *  against a shop that listens. Plain `fetch` and no shell, so that every machine can. */

const database = await testDatabase()
const site = await testSite(database)
const url = await site.app.listen({ port: 0, host: '127.0.0.1' })

type Recipe = Parameters<typeof filesOf>[0]
type Environment = Readonly<Record<string, string>>

/** What a browser does for the script of a page: it names the page's origin (`ORIGIN`), and hands on no answer in which the
 *  shop does not allow it. */
const asInPage = `const origin = process.env.ORIGIN
const send = globalThis.fetch
if (origin) globalThis.fetch = async (url, request) => {
  const answer = await send(url, { ...request, headers: { ...request.headers, origin } })
  if (answer.headers.get('access-control-allow-origin') === origin) return answer
  console.error('CORS')
  process.exit(1)
}`

/** A folder with the files of a recipe; `run` answers with the lines that a program writes. */
async function saved(recipe: Recipe) {
  const folder = await temporaryFolder()
  for (const [name, text] of [...filesOf(''), ...filesOf(recipe)]) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'page.mjs'), asInPage)
  return {
    folder,
    async run(program: string, environment: Environment, ...words: string[]) {
      const env = { PATH: process.env.PATH, SHOP_URL: url, ...environment }
      const ran = promisify(execFile)(process.execPath, ['--import', './page.mjs', program, ...words], {
        cwd: folder,
        env,
      })
      const { stdout, stderr } = await ran
      const lines = (text: string) => text.trim().split('\n').filter(Boolean)
      return { said: lines(stdout), complained: lines(stderr) }
    },
  }
}

const keyOf = async (...scopes: Grant[]): Promise<Environment> => ({ SHOP_KEY: await insertKey(database, scopes) })
const rowsOf = async (statement: string) => (await database.pool.query(statement)).rows

let catalogue: Awaited<ReturnType<typeof saved>>
let changesCatalogue: Environment
beforeAll(async () => {
  changesCatalogue = await keyOf('catalogue.write')
  catalogue = await saved('catalogue')
  const { said, complained } = await catalogue.run('catalogue.mjs', changesCatalogue)
  expect([said, complained]).toEqual([
    ['POST shop_productgroup: 1 of 1', 'POST shop_color: 1 of 1', 'POST shop_product: 2 of 2'],
    [],
  ])
})

const products = () =>
  rowsOf(`select p.product_number as number, p.title->>'en' as title, p.price_cents as price, p.available as pieces,
      array(select v.sku || ' ' || coalesce(v.available::text, '-') || ' ' || c.code from variants v
        join colors c on c.id = v.color_id where v.product_id = p.id order by v.sku) as sizes,
      array(select t.from_amount || ': ' || t.price_cents from tier_prices t where t.product_id = p.id) as tiers,
      array(select g.slug from product_groups g join group_members m on m.group_id = g.id
        where m.product_id = p.id) as groups
    from products p where p.product_number like 'HF-%' order by 1`)

/** The catalogue as its file says, whatever was sold or changed since. */
const loadAgain = () => catalogue.run('catalogue.mjs', changesCatalogue)

describe('a catalogue', () => {
  beforeEach(loadAgain)

  test('is loaded', async () => {
    expect(await products()).toEqual([
      {
        ...{ number: 'HF-100', title: 'Nordwald jersey', price: 1990, pieces: null },
        ...{ sizes: ['HF-100-L 3 NAV', 'HF-100-M 12 NAV'], tiers: ['10: 1790'], groups: ['trikots'] },
      },
      {
        ...{ number: 'HF-200', title: 'Kick-off ball', price: 2450, pieces: 40 },
        ...{ sizes: [], tiers: [], groups: ['trikots'] },
      },
    ])
  })

  test('is seen by visitors', async () => {
    const { body } = await site.client().request('GET', '/api/v0/shop_product?order_number=HF-100')
    expect(body).toMatchObject({ title: 'Trikot Nordwald', price: 19.9, offline: false })
  })

  test('loaded again is as it was, and what changed is changed', async () => {
    const before = await products()
    const changed = ['PUT shop_productgroup: 1 of 1', 'PUT shop_color: 1 of 1', 'PUT shop_product: 2 of 2']
    expect(await catalogue.run('catalogue.mjs', changesCatalogue)).toEqual({ said: changed, complained: [] })
    expect(await products()).toEqual(before)
    const file = join(catalogue.folder, 'catalogue.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"price": 24.5', '"price": 25.9'))
    expect(await catalogue.run('catalogue.mjs', changesCatalogue)).toEqual({ said: changed, complained: [] })
    expect(await products()).toEqual([before[0], { ...before[1], price: 2590 }])
    await writeFile(file, text)
  })

  test('one record that is refused holds up no other, and is named', async () => {
    const file = join(catalogue.folder, 'catalogue.json')
    const text = await readFile(file, 'utf8')
    const wrong = { order_number: 'HF-300', title: 'Falsch', price: -1, product_groups: [] }
    const right = { order_number: 'HG-301', title: 'Richtig', price: 5, product_groups: [] }
    await writeFile(file, JSON.stringify({ groups: [], colours: [], products: [wrong, right] }))
    const { said, complained } = await catalogue.run('catalogue.mjs', changesCatalogue)
    await writeFile(file, text)
    expect(said).toEqual(['POST shop_product: 1 of 2'])
    expect(complained.map(line => JSON.parse(line))).toMatchObject([
      { record: wrong, code: 'C400', fields: [{ path: 'price' }] },
    ])
    expect(await rowsOf(`select product_number from products where product_number ~ '30.$'`)).toEqual([
      { product_number: 'HG-301' },
    ])
  })
})

describe('pictures', () => {
  beforeEach(loadAgain)

  test('are those of the folder, in its order, and come in once', async () => {
    const pictures = await saved('files')
    await mkdir(join(pictures.folder, 'pictures'))
    const put = async (name: string, background: string) =>
      writeFile(
        join(pictures.folder, 'pictures', name),
        await sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      )
    await put('HF-100_1.png', 'red')
    await put('HF-100_2.png', 'green')
    const changes = await keyOf('catalogue.write', 'files.write')
    const shown = () =>
      rowsOf(`select f.name, f.is_public as "isPublic", f.tags from product_images i join files f on f.id = i.file_id
        join products p on p.id = i.product_id where p.product_number = 'HF-100' order by i.position`)
    const first = { name: 'HF-100_1.png', isPublic: true, tags: ['Import'] }
    const second = { ...first, name: 'HF-100_2.png' }
    for (let time = 0; time < 2; time += 1) {
      expect(await pictures.run('pictures.mjs', changes)).toEqual({ said: ['HF-100: 2'], complained: [] })
      expect(await shown()).toEqual([first, second])
    }
    expect(await rowsOf(`select name from files where 'Import' = any(tags) order by name`)).toHaveLength(2)
    await writeFile(join(pictures.folder, 'pictures/HF-200_1.png'), 'no picture')
    await expect(pictures.run('pictures.mjs', changes)).rejects.toThrow('HF-200_1.png: C400')
    expect(await shown()).toEqual([first, second])
  })
})

describe('stock', () => {
  beforeEach(loadAgain)

  test('is as the file says, and sent again changes nothing', async () => {
    const stock = await saved('stock')
    const pieces = () =>
      rowsOf(`select sku as number, available from variants where sku like 'HF-%'
        union all select product_number, available from products where product_number = 'HF-200' order by 1`)
    expect(await stock.run('stock.mjs', changesCatalogue)).toEqual({
      said: ['3 looked at, 3 changed'],
      complained: [],
    })
    const set = [
      { number: 'HF-100-L', available: 0 },
      { number: 'HF-100-M', available: 7 },
      { number: 'HF-200', available: null },
    ]
    expect(await pieces()).toEqual(set)
    expect((await stock.run('stock.mjs', changesCatalogue)).said).toEqual(['3 looked at, 0 changed'])
    await writeFile(join(stock.folder, 'stock.csv'), 'HF-100-M;6\nHF-999;1\n')
    const { said, complained } = await stock.run('stock.mjs', changesCatalogue)
    expect([said, complained.map(line => line.split(' ')[0])]).toEqual([['2 looked at, 1 changed'], ['HF-999']])
    expect(await pieces()).toEqual(set.map(each => (each.number === 'HF-100-M' ? { ...each, available: 6 } : each)))
  })
})

describe('orders', () => {
  const placed = async (shirt: TestProduct) => (await placedBy(await site.clientAs(['user']), shirt)).orderNumber

  test('of a shop that has none are none', async () => {
    const none = await testDatabase()
    const empty = await testSite(none)
    const address = await empty.app.listen({ port: 0, host: '127.0.0.1' })
    const shop = await saved('orders')
    const key = await insertKey(none, ['orders.read'])
    const ran = await shop.run('orders.mjs', { SHOP_URL: address, SHOP_KEY: key })
    expect(ran).toEqual({ said: [], complained: [] })
  })

  test('are pulled once for each change', async () => {
    const { shirt } = await insertRange(database)
    const orders = await saved('orders')
    const reads = await keyOf('orders.read')
    const pull = async () => {
      await settled(database)
      return (await orders.run('orders.mjs', reads)).said
    }
    await pull()
    const numbers = [await placed(shirt), await placed(shirt), await placed(shirt)]
    expect(await pull()).toEqual(numbers.map(number => `order ${number}, revision 1`))
    expect(await pull()).toEqual([])
    const kept = JSON.parse(await readFile(join(orders.folder, `orders/${numbers[1]}.json`), 'utf8'))
    expect(kept).toMatchObject({ order_number: Number(numbers[1]), payed: false })

    const paid = await orders.run('paid.mjs', await keyOf('orders.write'), numbers[1]!)
    expect(paid.said).toEqual([`order ${numbers[1]} is paid: true`])
    const next = await placed(shirt)
    expect(await pull()).toEqual([`order ${numbers[1]}, revision 2`, `order ${next}, revision 1`])
    expect(await pull()).toEqual([])
    expect(JSON.parse(await readFile(join(orders.folder, `orders/${numbers[1]}.json`), 'utf8')).payed).toBe(true)
  })

  test('are never lost and come at most once for each change, while they come in and change', async () => {
    const { shirt } = await insertRange(database)
    const orders = await saved('orders')
    const [reads, changes] = [await keyOf('orders.read'), await keyOf('orders.write')]
    const pulled: string[] = []
    const pull = async () => pulled.push(...(await orders.run('orders.mjs', reads)).said)
    await pull()
    const numbers: string[] = []
    const coming = Promise.all(
      Array.from({ length: 3 }, async () => {
        for (let i = 0; i < 4; i += 1) {
          const number = await placed(shirt)
          numbers.push(number)
          const [{ id }] = await rowsOf(`select id from orders where order_number = '${number}'`)
          const headers = { authorization: `Bearer ${changes.SHOP_KEY}` }
          const paid = await site.client().request('POST', '/api/v0/shop/markPayed', { _id: id }, headers)
          expect(paid.status).toBe(200)
        }
      }),
    )
    for (let i = 0; i < 3; i += 1) await pull()
    await coming
    await settled(database)
    await pull()
    for (const number of numbers) {
      const comings = pulled.filter(line => line.startsWith(`order ${number},`))
      // Placed and paid are two changes; what is paid while it is being read comes as paid for both.
      expect(comings.length).toBeLessThanOrEqual(2)
      expect(comings.at(-1)).toBe(`order ${number}, revision 2`)
    }
    expect((await orders.run('orders.mjs', reads)).said).toEqual([])
  })
})

describe('a storefront of one’s own', () => {
  const placedFor = async (email: string) =>
    rowsOf(`select o.order_number::text as number from orders o where o.email = '${email}'`)

  test('of a server: from the search to a placed order, with a key', async () => {
    const shop = await saved('storefront')
    const { said } = await shop.run('storefront.mjs', await keyOf('catalogue.read'), 'Ball', 'server@example.com')
    const [order, ...others] = await placedFor('server@example.com')
    expect(others).toEqual([])
    expect(said).toEqual([expect.stringContaining(`order ${order.number}`), 'orders of this buyer: 1'])
  })

  test('of another origin: without a key, once the origin is allowed', async () => {
    const shop = await saved('storefront')
    const origin = 'https://team.example.net'
    const buy = () => shop.run('storefront.mjs', { ORIGIN: origin }, 'Ball', 'browser@example.com')
    await expect(buy()).rejects.toThrow('CORS')
    expect(await placedFor('browser@example.com')).toEqual([])
    const changesSettings = await keyOf('settings.write')
    expect((await shop.run('origin.mjs', changesSettings, origin)).said).toEqual([origin])
    expect((await shop.run('origin.mjs', changesSettings, origin)).said).toEqual([origin])
    expect((await buy()).said).toEqual([expect.stringContaining('order '), 'orders of this buyer: 1'])
    expect(await placedFor('browser@example.com')).toHaveLength(1)
  })
})

describe('the pages of the guide', () => {
  const read = async (address: string) => {
    const { status, headers, text } = await site.client().request('GET', address)
    return { status, type: headers['content-type'], text }
  }
  const html = 'text/html; charset=utf-8'

  test('are linked from the documentation and from each other, and show the code that is run', async () => {
    const begin = await read('/api/docs/guide')
    expect([begin.status, begin.type]).toEqual([200, html])
    expect((await read('/api/docs')).text).toContain('<a href="/api/docs/guide">')
    const links = [...begin.text.matchAll(/<a href="(\/api\/docs\/guide\/[^"]+)">([^<]+)</g)].map(([, to, text]) => [
      to,
      text,
    ])
    expect(links).toEqual([
      ['/api/docs/guide/catalogue', 'Load a catalogue'],
      ['/api/docs/guide/files', 'Bring pictures in'],
      ['/api/docs/guide/stock', 'Update stock every minute'],
      ['/api/docs/guide/orders', 'Pull orders'],
      ['/api/docs/guide/storefront', 'A storefront of your own'],
      ['/api/docs/guide/sign-on', 'Single sign-on'],
    ])
    for (const [address, title] of links) {
      const page = await read(address!)
      expect([address, page.status, page.type]).toEqual([address, 200, html])
      expect(page.text).toContain(`<h1>${title}</h1>`)
      expect(page.text).toContain('aria-current="page"')
    }
    expect((await read('/api/docs/guide/stock')).text).toContain(
      '<figure><figcaption>stock.csv</figcaption><pre tabindex="0"><code>HF-100-M;7\nHF-100-L;0\nHF-200;\n</code></pre></figure>',
    )
  })

  test('bring no script, and a style that the site’s policy allows', async () => {
    const { headers, text } = await site.client().request('GET', '/api/docs/guide')
    const [, nonce] = /<style nonce="([^"]+)">/.exec(text) ?? []
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`)
    expect(text).not.toContain('<script')
  })
})

describe('single sign-on', () => {
  const states = () =>
    rowsOf(`select email, not is_active as "isOff" from accounts where email like '%verein.example' order by 1`)

  test('is still to come: no path offers it', async () => {
    const { body } = await site.client().request('GET', '/api/openapi.json')
    const paths = Object.keys((body as { paths: object }).paths)
    expect(paths.filter(path => /oidc|saml|oauth|sso/i.test(path))).toEqual([])
    expect(filesOf('sign-on').has('directory.mjs')).toBe(true)
  })

  test('accounts follow a directory', async () => {
    const sync = await saved('sign-on')
    const changesUsers = await keyOf('users.write')
    const run = async () => (await sync.run('directory.mjs', changesUsers, 'verein.example')).said
    const [anna, paul] = ['anna@verein.example', 'paul@verein.example']
    expect(await run()).toEqual([`invited ${anna}`, `invited ${paul}`])
    expect(await run()).toEqual([])
    const file = join(sync.folder, 'people.json')
    const people = JSON.parse(await readFile(file, 'utf8')) as object[]
    await writeFile(file, JSON.stringify(people.slice(0, 1)))
    expect(await run()).toEqual([`switched off ${paul}`])
    expect(await run()).toEqual([])
    expect(await states()).toEqual([
      { email: anna, isOff: false },
      { email: paul, isOff: true },
    ])
  })

  test('a service of one’s own learns who is signed in', async () => {
    const service = await saved('sign-on')
    const { accountId, email } = await insertViewer(database, ['user', 'member'])
    const { secret } = await openSession(database, accountId!)
    const cookie = `__Host-session=${secret}`
    expect((await service.run('who.mjs', { COOKIE: cookie })).said).toEqual([`${email}, user, member`])
    expect((await service.run('who.mjs', { COOKIE: '__Host-session=guessed' })).said).toEqual(['nobody'])
    expect((await service.run('who.mjs', {})).said).toEqual(['nobody'])
  })
})
