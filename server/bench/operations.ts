import { crc32, gunzipSync } from 'node:zlib'
import { type Answer, headerOf } from '../harness/connection.ts'
import { addPiece, goThroughCheckout, place, readCart } from '../harness/purchase.ts'
import type { Stock } from '../harness/stock.ts'
import { foundIn, type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import { type Prepared, part, prepareQuery } from '../typedClient/src/documents.ts'
import type { Money, ProductConnection, Result } from '../typedClient/src/index.ts'
import { askingPages, benchPages } from './entries.ts'
import type { EntryListOperation } from './entryLists.ts'
import type { OperationName } from './options.ts'
import type { PeopleOperation } from './people.ts'
import type { UserOperation } from './users.ts'

/** What a client does once: with ids by chance, its answers checked. Throws where one is wrong. */
export type Work = (visitor: Visitor) => Promise<void>

/** What is asked of the shop itself. */
export type ShopOperation = Exclude<
  OperationName,
  PeopleOperation | UserOperation | EntryListOperation | 'rules' | 'pricing' | 'pull' | 'baseline' | 'start'
>

/** Operations whose answers may be kept in memory: they are measured with and without. */
export const keptOperations: ReadonlySet<OperationName> = new Set([
  'list',
  'detail',
  'search',
  'page',
  'product-page',
  'entry',
  'entry-page',
])

const amount = part<Money>()({ cents: true, currency: true })
const PAGE = 24

const tiles = part<ProductConnection>()({
  totalCount: true,
  edges: {
    node: {
      ...{ title: true, path: true, price: { from: amount, to: amount } },
      image: { url: { $: { width: 480 } }, alt: true },
    },
  },
})

const LIST = prepareQuery((given: { group: string }) => ({
  productGroup: { $: { slug: given.group }, title: true, products: { $: { first: PAGE }, ...tiles } },
}))

const DETAIL = prepareQuery((given: { slug: string }) => ({
  product: {
    $: { slug: given.slug },
    ...{ productNumber: true, title: true, subtitle: true, description: true, details: true, careInstructions: true },
    ...{ composition: true, path: true, price: { from: amount, to: amount } },
    images: { view: true, image: { url: { $: { width: 960 } }, alt: true, width: true, height: true } },
    ...{ fits: true, sizes: true, colors: { code: true, title: true, hex: true } },
    variants: {
      ...{ id: true, sku: true, fit: true, size: true, color: { code: true }, price: amount },
      availability: { state: true, quantity: true },
    },
  },
}))

const SEARCH = prepareQuery((given: { word: string }) => ({
  search: { $: { query: given.word }, products: { $: { first: PAGE }, ...tiles } },
}))

/** What comes of what was prepared. */
type FoundBy<Asked> = Asked extends Prepared<never, infer Found> ? Found : never
type Products = Result<ProductConnection, typeof tiles>
type Tile = Products['edges'][number]['node']

function expect(isRight: boolean, what: string, found: unknown): void {
  if (!isRight) throw new WrongAnswer(200, `${what}: ${JSON.stringify(found)?.slice(0, 300)}`)
}

const isTile = ({ title, path, price }: Tile): boolean =>
  title !== '' && path.startsWith('/') && price.from.cents > 0 && price.to.cents >= price.from.cents

function checkProducts(products: Products, what: string): void {
  const { totalCount, edges } = products
  expect(edges.length === Math.min(PAGE, totalCount) && edges.every(({ node }) => isTile(node)), what, products)
}

const checks = {
  list({ productGroup }: FoundBy<typeof LIST>, group: Stock['groups'][number]): void {
    if (!productGroup) throw new WrongAnswer(200, `no group ${group.slug}`)
    const { title, products } = productGroup
    expect(title === group.title && products.totalCount === group.products, 'another group', { title, group })
    checkProducts(products, 'another list')
  },
  detail(data: FoundBy<typeof DETAIL>, product: Stock['products'][number]): void {
    if (!data.product) throw new WrongAnswer(200, `no product ${product.slug}`)
    const { title, variants, price } = data.product
    const isWhole = variants.every(variant => variant.price.cents > 0 && variant.availability.state.length > 0)
    expect(title === product.title && variants.length === product.variants && isWhole, 'another product', data)
    expect(price.from.cents > 0, 'no price', data)
  },
  search({ search: { products } }: FoundBy<typeof SEARCH>, word: string): void {
    // "Taschen" finds "Sporttasche" too.
    const stem = word.toLowerCase().slice(0, 5)
    const isFound = products.edges.some(({ node }) => node.title.toLowerCase().includes(stem))
    expect(
      isFound,
      `nothing with ${word}`,
      products.edges.map(({ node }) => node.title),
    )
    checkProducts(products, `another list for ${word}`)
  },
}

/**
 * Checks each answer, the first one to a question in full and the same bytes as later ones by their sum: reading every
 * answer would take longer than making it.
 */
class Known {
  readonly #sums = new Map<string, number>()
  check(question: string, { body }: Answer, checkInFull: () => void): void {
    const sum = crc32(body)
    if (this.#sums.get(question) === sum) return
    checkInFull()
    this.#sums.set(question, sum)
  }
}

/** One after the other in an order by chance, so that each comes once before any comes again. */
function inTurn<Value>(values: readonly Value[]): () => Value {
  const shuffled = [...values]
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    const other = Math.floor(Math.random() * (i + 1))
    const [one, two] = [shuffled[i]!, shuffled[other]!]
    shuffled[i] = two
    shuffled[other] = one
  }
  let next = 0
  return () => {
    next = (next + 1) % shuffled.length
    return shuffled[next]!
  }
}

function asking<Subject, Variables, Found>(
  prepared: Prepared<Variables, Found>,
  subjects: readonly Subject[],
  variablesOf: (subject: Subject) => Variables,
  check: (found: Found, subject: Subject) => void,
): Work {
  const known = new Known()
  const next = inTurn(subjects)
  return async visitor => {
    visitor.renew()
    const subject = next()
    const text = prepared.bodyOf(variablesOf(subject))
    const answer = await visitor.post('/graphql', text)
    known.check(text, answer, () => check(foundIn(answer, prepared), subject))
  }
}

/** A page as browsers ask for it: compressed, as somebody who has not been here. */
function opening(pages: readonly { readonly path: string; readonly title: string }[]): Work {
  const next = inTurn(pages)
  return async visitor => {
    visitor.renew()
    const { path, title } = next()
    const answer = await visitor.get(path, 'accept: text/html\r\naccept-encoding: gzip\r\n')
    const { status, body } = answer
    if (status !== 200 || headerOf(answer, 'content-encoding') !== 'gzip')
      throw new WrongAnswer(status, `${path}: ${status}`)
    const html = gunzipSync(body)
    const isWhole = html.includes(`${escaped(title)}</h1>`) && html.includes('</html>')
    expect(isWhole, `another page at ${path}`, html.subarray(0, 200).toString())
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** So many pictures are enough to ask for others all the time. */
const MOST_IMAGES = 48

/** Addresses of pictures that tiles show, with their bytes; asked for once here, so that they exist. */
async function shownImages(visitor: Visitor, { groups }: Stock): Promise<ReadonlyMap<string, number>> {
  const images = new Map<string, number>()
  for (const { slug } of groups) {
    const { productGroup } = await visitor.ask(LIST, { group: slug })
    for (const { node } of productGroup?.products.edges ?? []) {
      if (images.size >= MOST_IMAGES) return images
      if (!node.image) continue
      const path = new URL(node.image.url, 'http://localhost').pathname
      const { status, body } = await visitor.get(path)
      expect(status === 200, `no image at ${path}`, status)
      images.set(path, body.length)
    }
  }
  return images
}

async function gettingImages(visitor: Visitor, stock: Stock): Promise<Work> {
  const next = inTurn([...(await shownImages(visitor, stock))])
  return async someone => {
    someone.renew()
    const [path, bytes] = next()
    const answer = await someone.get(path)
    const isImage = headerOf(answer, 'content-type')?.startsWith('image/') === true
    expect(answer.status === 200 && isImage && answer.body.length === bytes, `another image at ${path}`, answer.head)
  }
}

function filling({ articles }: Stock): Work {
  const next = inTurn(articles)
  return async visitor => {
    visitor.renew()
    const article = next()
    await addPiece(visitor, article)
    await readCart(visitor, article)
  }
}

function ordering({ articles }: Stock): Work {
  const next = inTurn(articles)
  return async visitor => {
    visitor.renew()
    await addPiece(visitor, next())
    const { orderNumber, refusals } = await place(
      visitor,
      await goThroughCheckout(visitor, `maria.huber-${newId()}@example.com`),
    )
    expect(orderNumber !== null, 'no order', refusals)
  }
}

/** Everything in turn, one thing as often as another. */
async function mixing(stock: Stock, visitor: Visitor): Promise<Work> {
  const works: Work[] = []
  for (const name of mixedOperations) works.push(await workOf(name, stock, visitor))
  const next = inTurn(works)
  return someone => next()(someone)
}

const mixedOperations = ['list', 'detail', 'search', 'page', 'product-page', 'image', 'cart', 'checkout'] as const

/** The work of an operation on a shop with this stock. `visitor` prepares what must be there. */
export async function workOf(name: ShopOperation, stock: Stock, visitor: Visitor): Promise<Work> {
  switch (name) {
    case 'list':
      return asking(LIST, stock.groups, ({ slug }) => ({ group: slug }), checks.list)
    case 'detail':
      return asking(DETAIL, stock.products, ({ slug }) => ({ slug }), checks.detail)
    case 'search':
      return asking(SEARCH, stock.words, word => ({ word }), checks.search)
    case 'page':
      return opening(stock.groups)
    case 'product-page':
      return opening(stock.products)
    case 'entry':
      return askingPages()
    case 'entry-page':
      return opening(benchPages)
    case 'image':
      return gettingImages(visitor, stock)
    case 'cart':
      return filling(stock)
    case 'checkout':
      return ordering(stock)
    case 'mixed':
      return mixing(stock, visitor)
  }
}

/** The bytes of an answer to `list`, for a baseline of the same size. */
export async function listBytes(stock: Stock, visitor: Visitor): Promise<number> {
  const { body } = await visitor.post('/graphql', LIST.bodyOf({ group: stock.groups[0]!.slug }))
  return body.length
}
