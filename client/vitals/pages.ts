import { addPiece } from '../../server/harness/purchase.ts'
import { Visitor, WrongAnswer } from '../../server/harness/visitor.ts'
import { publishEveryBlock } from './everyBlock.ts'
import type { PageName, VitalsOptions } from './options.ts'

/** A page to look at: its path, and what the visitor's browser knows when it comes there. */
export interface VisitedPage {
  readonly page: PageName
  readonly path: string
  /** Cookies by name; none for somebody who has never been here. */
  readonly cookies: ReadonlyMap<string, string>
  /** Whether search engines list it. */
  readonly isListed: boolean
}

interface FoundProduct {
  readonly id: string
  readonly path: string
  readonly kind: 'GOODS' | 'SET' | 'VOUCHER'
  readonly variants: readonly { readonly id: string; readonly availability: { readonly state: string } }[]
}

const CATALOGUE = `query Catalogue {
  productGroups { path products(first: 48) { edges { node { id path kind variants { id availability { state } } } } } }
}`

const isPersonal = (page: PageName) => page === 'cart' || page === 'checkout'

/** Who publishes what there is to look at, and does not come with the demo. */
export interface Administrator {
  readonly email: string
  readonly password: string
}

/** Has an administrator publish the page of all blocks; its paths by language. */
async function everyBlock(port: number, input: Administrator): Promise<Readonly<Record<'de' | 'en', string>>> {
  const visitor = new Visitor(port)
  try {
    await visitor.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }', { input })
    return await publishEveryBlock(visitor)
  } finally {
    visitor.connection.close()
  }
}

/**
 * Finds the pages in a running shop: its first group, the product with the most sizes and colours in it, the first set, a cart with
 * one piece, and a page with every kind of block, which it makes. Throws `WrongAnswer` where the shop has none of them.
 */
export async function findPages(
  port: number,
  { only, language }: VitalsOptions,
  administrator: Administrator,
): Promise<VisitedPage[]> {
  const visitor = new Visitor(port)
  try {
    const { productGroups } = (await visitor.graphql(CATALOGUE)) as {
      productGroups: { path: string; products: { edges: { node: FoundProduct }[] } }[]
    }
    const products = productGroups.map(group => group.products.edges.map(({ node }) => node))
    const [product] = (products[0] ?? [])
      .filter(({ kind }) => kind === 'GOODS')
      .sort((a, b) => b.variants.length - a.variants.length)
    const set = products.flat().find(({ kind }) => kind === 'SET')
    const variant = product?.variants.find(({ availability }) => availability.state === 'IN_STOCK')
    if (!product || !set || !variant) throw new WrongAnswer(200, 'The shop has no group with products, or no set.')
    const blocks = only.includes('blocks') ? await everyBlock(port, administrator) : { de: '/', en: '/' }
    const paths: Record<PageName, string> = {
      landing: '/',
      blocks: blocks[language],
      group: productGroups[0]!.path,
      product: product.path,
      set: set.path,
      cart: '/cart',
      checkout: '/checkout/address',
    }
    if (only.some(isPersonal)) await addPiece(visitor, { productId: product.id, variantId: variant.id })
    return only.map(page => ({
      page,
      path: language === 'de' ? paths[page] : `/en${paths[page]}`,
      cookies: isPersonal(page) ? visitor.cookies : new Map(),
      isListed: !isPersonal(page),
    }))
  } finally {
    visitor.connection.close()
  }
}
