import { crc32, gunzipSync } from 'node:zlib'
import { type Answer, headerOf } from '../harness/connection.ts'
import { addPiece, goThroughCheckout, place, readCart } from '../harness/purchase.ts'
import type { Stock } from '../harness/stock.ts'
import { dataOf, type Fields, type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import type { OperationName } from './options.ts'
import type { PeopleOperation } from './people.ts'
import type { UserOperation } from './users.ts'

/** What a client does once: with ids by chance, its answers checked. Throws where one is wrong. */
export type Work = (visitor: Visitor) => Promise<void>

/** What is asked of the shop itself. */
export type ShopOperation = Exclude<OperationName, PeopleOperation | UserOperation | 'pull' | 'baseline' | 'start'>

/** Operations whose answers may be kept in memory: they are measured with and without. */
export const keptOperations: ReadonlySet<OperationName> = new Set(['list', 'detail', 'search', 'page', 'product-page'])

const tile = 'title path price { from { cents currency } to { cents currency } } image { url(width: 480) alt }'

const LIST = `query List($group: String!) {
  productGroup(slug: $group) { title products(first: 24) { totalCount edges { node { ${tile} } } } }
}`

const DETAIL = `query Detail($slug: String!) {
  product(slug: $slug) {
    productNumber title subtitle description details careInstructions composition path
    price { from { cents currency } to { cents currency } }
    images { view image { url(width: 960) alt width height } }
    fits sizes colors { code title hex }
    variants { id sku fit size color { code } price { cents currency } availability { state quantity } }
  }
}`

const SEARCH = `query Search($word: String!) {
  search(query: $word) { products(first: 24) { totalCount edges { node { ${tile} } } } }
}`

interface Tile {
  readonly title: string
  readonly path: string
  readonly price: { from: { cents: number }; to: { cents: number } }
  readonly image: { url: string } | null
}
interface Products {
  readonly totalCount: number
  readonly edges: readonly { readonly node: Tile }[]
}

const PAGE = 24

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
  list(data: Fields, group: Stock['groups'][number]): void {
    const { title, products } = data.productGroup as { title: string; products: Products }
    expect(title === group.title && products.totalCount === group.products, 'another group', { title, group })
    checkProducts(products, 'another list')
  },
  detail(data: Fields, product: Stock['products'][number]): void {
    const { title, variants, price } = data.product as Tile & {
      variants: { price: { cents: number }; availability: { state: string } }[]
    }
    const isWhole = variants.every(variant => variant.price.cents > 0 && variant.availability.state !== '')
    expect(title === product.title && variants.length === product.variants && isWhole, 'another product', data)
    expect(price.from.cents > 0, 'no price', data)
  },
  search(data: Fields, word: string): void {
    const { products } = (data as { search: { products: Products } }).search
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

function asking<Subject>(
  query: string,
  subjects: readonly Subject[],
  variablesOf: (subject: Subject) => object,
  check: (data: Fields, subject: Subject) => void,
): Work {
  const known = new Known()
  const next = inTurn(subjects)
  return async visitor => {
    visitor.renew()
    const subject = next()
    const text = JSON.stringify({ query, variables: variablesOf(subject) })
    const answer = await visitor.post('/graphql', text)
    known.check(text, answer, () => check(dataOf(answer), subject))
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
    const { productGroup } = (await visitor.graphql(LIST, { group: slug })) as { productGroup: { products: Products } }
    for (const { node } of productGroup.products.edges) {
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
  const { body } = await visitor.post(
    '/graphql',
    JSON.stringify({ query: LIST, variables: { group: stock.groups[0]!.slug } }),
  )
  return body.length
}
