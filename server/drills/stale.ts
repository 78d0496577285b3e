import { setTimeout as sleep } from 'node:timers/promises'
import { globalId } from '../api/globalIds.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { productPath } from '../domains/catalogue/rules/paths.ts'
import { sharedShop } from '../harness/shop.ts'
import { type Fields, Visitor } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { StartFailure } from '../platform/failure.ts'
import { complaintsOf, type DrillParts, type Outcome } from './drill.ts'
import { announces, ChangedPages, lookAtPages, watchPlans } from './stalePages.ts'

const CHANGES = 300
const READERS_OF_A_PROCESS = 8
const PASSWORD = 'a password for a drill'
const BASE_CENTS = 2000
/** Few enough to be told to visitors. */
const STOCKS = 3

/** How often each thing was changed so far. */
interface Versions {
  price: number
  title: number
  stock: number
  role: number
  entry: number
  redirect: number
  frame: number
}
const things = ['price', 'title', 'stock', 'role', 'entry', 'redirect', 'frame'] as const

interface Subject {
  readonly id: string
  readonly slug: string
  readonly path: string
  readonly variantId: string
  readonly groupSlug: string
}

/**
 * Prices, texts, stock, roles, pages, redirects and what surrounds them change all the time while people read over two processes: no
 * answer may be from before a change that was acknowledged when it was asked for. Then pages begin and end by the clock.
 */
export async function stale({ harness, rounds, say }: DrillParts): Promise<Outcome> {
  const shop = await sharedShop(harness)
  const products = [await shop.start({ ADMIN_PASSWORD: PASSWORD }), await shop.start()]
  const database = await shop.look()
  harness.onClose(database.close)
  const subject = await chooseSubject(database)
  const begun: Versions = { price: 0, title: 0, stock: 0, role: 0, entry: 0, redirect: 0, frame: 0 }
  const acknowledged: Versions = { ...begun }
  const counts = { changes: 0, answers: 0, stale: 0 }
  const complaints: string[] = []
  const member = await openMember(database)
  const admin = await Administrator.signIn(products[0]!.port, subject)
  for (const thing of ['price', 'title', 'stock'] as const) await admin.change(thing, 0)
  const first = new Visitor(products[0]!.port)
  const shown = await lookAtProduct(first, subject).finally(() => first.connection.close())
  if (!shown.price?.(0)) throw new StartFailure('The product is asked for at another price than the one it was given.')

  /** Asks for something and sees that it is at least as new as what was acknowledged before. */
  const check = async (look: () => Promise<Partial<Record<keyof Versions, (version: number) => boolean>>>) => {
    const least = { ...acknowledged }
    const seen = await look()
    counts.answers += 1
    for (const thing of things) {
      const fits = seen[thing]
      if (!fits) continue
      const possible = Array.from({ length: begun[thing] - least[thing] + 1 }, (_, i) => least[thing] + i)
      if (possible.some(fits)) continue
      counts.stale += 1
      complaints.push(`${thing} is not one of ${possible.join(', ')}`)
    }
  }
  let isOver = false
  const reader = async (port: number, place: number) => {
    const visitor = new Visitor(port)
    const looks = [lookAtProduct, lookAtList, lookAtSearch, lookAtPage, lookAtPages]
    for (let i = place; !isOver; i += 1) {
      visitor.renew()
      await check(() => looks[i % looks.length]!(visitor, subject))
    }
    visitor.connection.close()
  }
  const memberReader = async (port: number) => {
    const visitor = new Visitor(port)
    visitor.cookies.set('session', member.secret)
    while (!isOver) await check(() => lookAsMember(visitor, subject))
    visitor.connection.close()
  }
  const readers = products.flatMap(({ port }) => [
    ...Array.from({ length: READERS_OF_A_PROCESS }, (_, place) => reader(port, place)),
    memberReader(port),
  ])
  const changing = async () => {
    for (; counts.changes < (rounds ?? CHANGES); counts.changes += 1) {
      const thing = things[counts.changes % things.length]!
      begun[thing] += 1
      if (thing === 'role') await setRole(database, member.accountId, begun.role)
      else if (thing === 'entry') await admin.pages.changePage(begun.entry)
      else if (thing === 'frame') await admin.pages.changeFrame(begun.frame)
      else if (thing === 'redirect') await admin.pages.changeRedirect(begun.redirect)
      else await admin.change(thing, begun[thing])
      acknowledged[thing] = begun[thing]
      if (counts.changes % 100 === 99) say(`${counts.changes + 1} changes, ${counts.answers} answers`)
      await sleep(5)
    }
    isOver = true
  }
  await Promise.all([...readers, changing()]).finally(() => {
    isOver = true
  })
  say('pages that begin and end by the clock')
  const visitors = products.map(({ port }) => new Visitor(port))
  const turnSeconds = await watchPlans(admin.visitor, visitors)
  for (const { connection } of visitors) connection.close()
  return {
    counts: { ...counts, ...(turnSeconds !== null && { turnSeconds }) },
    complaints: [
      ...complaints,
      ...complaintsOf([
        [counts.answers > counts.changes, 'too few answers'],
        [turnSeconds !== null, 'pages did not begin and end within a minute of their time'],
      ]),
    ],
  }
}

/** Goods at one price of their own, which no offer lowers, in a group that fits a page. */
async function chooseSubject({ pool }: Database): Promise<Subject> {
  const { rows } = await pool.query<{ id: string; slug: string; home: string; variant_id: string }>(`
    select p.id, p.slug, g.slug as home,
      (select v.id from variants v where v.product_id = p.id and not v.is_offline order by v.sort_order limit 1) as variant_id
    from products p
    join group_members m on m.product_id = p.id and m.position = 0
    join product_groups g on g.id = m.group_id and g.deleted_at is null and not g.is_main_gallery
    join listings l on l.product_id = p.id
    where p.kind = 'goods' and not p.is_sale and l.price_from = l.price_to and l.price_from = p.price_cents
      and (select count(*) from group_listings x where x.group_id = g.id) <= 24
      and not exists (select from special_offers o where o.product_id = p.id)
      and p.child_price_cents is null
      and not exists (select from variants v where v.product_id = p.id and v.price_cents is not null)
      and exists (select from variants v where v.product_id = p.id and not v.is_offline)
    order by p.id limit 1`)
  const [row] = rows
  if (!row) throw new StartFailure('The demo shop has no goods at one price in a small group.')
  return {
    id: row.id,
    slug: row.slug,
    path: productPath('de', row.home, row.slug),
    variantId: row.variant_id,
    groupSlug: row.home,
  }
}

const titleOf = (version: number): string => `Probetrikot Nummer ${version}`
const stockOf = (version: number): number => 1 + (version % STOCKS)

/** Who changes the product, as in the back office. */
class Administrator {
  readonly visitor: Visitor
  readonly #subject: Subject
  readonly pages: ChangedPages

  constructor(visitor: Visitor, subject: Subject, pages: ChangedPages) {
    this.visitor = visitor
    this.#subject = subject
    this.pages = pages
  }

  static async signIn(port: number, subject: Subject): Promise<Administrator> {
    const visitor = new Visitor(port)
    const input = { email: 'admin@example.com', password: PASSWORD }
    const { signIn } = (await visitor.graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }',
      { input },
    )) as { signIn: { errors: unknown[] } }
    if (signIn.errors.length > 0) throw new StartFailure(`The administrator cannot sign in: ${JSON.stringify(signIn)}`)
    return new Administrator(visitor, subject, await ChangedPages.open(visitor))
  }

  async change(thing: 'price' | 'title' | 'stock', version: number): Promise<void> {
    const productId = globalId('Product', this.#subject.id)
    const { managedProduct } = (await this.visitor.graphql(
      'query ($id: ID!) { managedProduct(id: $id) { management { revision } } }',
      { id: productId },
    )) as { managedProduct: { management: { revision: number } } }
    const changed = {
      price: { changes: { basePrice: BASE_CENTS + version } },
      title: { changes: { title: { de: titleOf(version), en: `Trial jersey number ${version}` } } },
      stock: { variants: [{ variantId: globalId('Variant', this.#subject.variantId), stock: stockOf(version) }] },
    }[thing]
    const { updateProduct } = (await this.visitor.graphql(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code path message } } }',
      { input: { productId, revision: managedProduct.management.revision, ...changed } },
    )) as { updateProduct: { errors: unknown[] } }
    if (updateProduct.errors.length > 0) {
      throw new StartFailure(`A change of ${thing} is refused: ${JSON.stringify(updateProduct.errors)}`)
    }
  }
}

async function openMember(database: Database): Promise<{ accountId: string; secret: string }> {
  const accountId = newId()
  await database.pool.query(
    `insert into accounts (id, email, name, roles, created_at) values ($1, 'member@example.com', 'Member', '{user}', now())`,
    [accountId],
  )
  return { accountId, secret: (await openSession(database, accountId)).secret }
}

/** A member of staff in odd versions. */
async function setRole({ pool }: Database, accountId: string, version: number): Promise<void> {
  const roles = version % 2 === 1 ? ['user', 'member'] : ['user']
  await pool.query('update accounts set roles = $2 where id = $1', [accountId, roles])
}

type Tile = { slug: string; title: string; price: { from: { cents: number } } }
type Seen = Partial<Record<keyof Versions, (version: number) => boolean>>

const seenOf = ({ title, price }: Tile): Seen => ({
  title: version => title === titleOf(version),
  price: version => price.from.cents === BASE_CENTS + version,
})

async function lookAtProduct(visitor: Visitor, { slug, variantId }: Subject): Promise<Seen> {
  const query = `query ($slug: String!) { product(slug: $slug) {
    slug title price { from { cents } } variants { id availability { quantity } }
  } }`
  const { product } = (await visitor.graphql(query, { slug })) as unknown as {
    product: Tile & { variants: { id: string; availability: { quantity: number | null } }[] }
  }
  const variant = product.variants.find(({ id }) => id === globalId('Variant', variantId))
  return { ...seenOf(product), stock: version => variant?.availability.quantity === stockOf(version) }
}

const ofSubject = (data: Fields, { slug }: Subject): Seen => {
  const { edges } = data as unknown as { edges: { node: Tile }[] }
  const tile = edges.find(({ node }) => node.slug === slug)?.node
  return tile ? seenOf(tile) : { title: () => false }
}

const LIST = 'products(first: 24) { edges { node { slug title price { from { cents } } } } }'

async function lookAtList(visitor: Visitor, subject: Subject): Promise<Seen> {
  const query = `query ($group: String!) { productGroup(slug: $group) { ${LIST} } }`
  const { productGroup } = (await visitor.graphql(query, { group: subject.groupSlug })) as unknown as {
    productGroup: { products: Fields }
  }
  return ofSubject(productGroup.products, subject)
}

async function lookAtSearch(visitor: Visitor, subject: Subject): Promise<Seen> {
  const { search } = (await visitor.graphql(`{ search(query: "Probetrikot") { ${LIST} } }`)) as unknown as {
    search: { products: Fields }
  }
  return ofSubject(search.products, subject)
}

async function lookAtPage(visitor: Visitor, { path }: Subject): Promise<Seen> {
  const html = (await visitor.get(path, 'accept: text/html\r\n')).body.toString()
  return { title: version => html.includes(`${titleOf(version)}</h1>`), frame: announces(html) }
}

/** What staff see beside the product is there while they are staff, and not longer. */
async function lookAsMember(visitor: Visitor, { slug }: Subject): Promise<Seen> {
  const query = 'query ($slug: String!) { product(slug: $slug) { management { revision } } }'
  const { product } = (await visitor.graphql(query, { slug })) as unknown as { product: { management: unknown } }
  return { role: version => (product.management !== null) === (version % 2 === 1) }
}
