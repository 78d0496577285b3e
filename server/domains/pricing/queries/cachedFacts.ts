import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { prepare, type Reader } from '../../../platform/statements.ts'
import type { Availability } from '../../catalogue/rules/availability.ts'
import {
  type ProductFacts,
  type ProductIndex,
  productFactsJson,
  productIndexOf,
  type VariantFacts,
  type WantedFacts,
} from './facts.ts'

/**
 * What products are hardly changes, and a cart asks for it again and again: so their facts are kept in memory, under the
 * version of the catalogue with which they were read. How many pieces are left is none of that, for orders change it all
 * the time; a reader brings it along, with the version that stands at the same moment.
 *
 * Kept facts are used only where their version is that one, so nobody is given older ones than a read would bring.
 * Source: decision 0001.
 */

/** What a statement reads of products whose facts may be kept. */
export type Standing = {
  /** The database's name, and the version of its catalogue, stock aside. */
  readonly origin: string
  readonly version: number
  /** Pieces left by ids of products and variants, null for those without limit. */
  readonly left: Readonly<Record<string, number | null>>
  /** What tiles say of that, by ids of products. */
  readonly availability: Readonly<Record<string, Availability>>
}

/** The version of the catalogue, with the database that it is of, as an object in JSON. */
const versionJson = (left: SQL, availability: SQL): SQL => sql`(
  select json_build_object(
    'origin', current_database(),
    'version', (select sum(version) from site_versions),
    'left', ${left},
    'availability', ${availability})
)`

/** A `Standing` as JSON, to be selected within any statement. Both arguments are expressions of type `uuid[]`. */
export const standingJson = (productIds: SQL, variantIds: SQL): SQL =>
  versionJson(
    sql`(
      select coalesce(json_object_agg(id, available), '{}'::json) from (
        select id, available from products where id = any(${productIds})
        union all select id, available from variants where id = any(${variantIds})
      ) as pieces
    )`,
    sql`(
      select coalesce(json_object_agg(product_id, card -> 'availability'), '{}'::json) from listings
      where product_id = any(${productIds})
    )`,
  )

/** Products and their variants together. */
const MOST_ROWS = 12_000

/** What is kept, all of one version: products with every variant of theirs. */
const kept = {
  origin: '',
  version: -1,
  products: new LRUCache<string, ProductFacts>({
    maxSize: MOST_ROWS,
    sizeCalculation: ({ variants }) => 1 + variants.length,
  }),
}

type WantedProducts = Pick<WantedFacts, 'productIds'>

const readFacts = prepare<WantedProducts, { facts: ProductFacts[]; standing: Standing }>(
  'kept facts',
  sql`select ${productFactsJson(sql`${sql.placeholder('productIds')}::uuid[]`, null, true)} as facts,
    ${versionJson(sql`null`, sql`null`)} as standing`,
)

/**
 * The facts of products and of some of their variants, as they are at the moment of `standing` or later: out of memory
 * where all of them are kept, else with one statement; unknown ids are left out.
 */
export async function factsAt(reader: Reader, wanted: WantedFacts, standing: Standing): Promise<ProductIndex> {
  if (wanted.productIds.length === 0) return new Map()
  const isWanted = wantedAmong(wanted.variantIds)
  const known = cachedFacts(wanted.productIds, isWanted, standing)
  if (known) return productIndexOf(known)
  const [row] = await readFacts(reader, wanted)
  keep(row!.facts, row!.standing)
  return productIndexOf(row!.facts.map(product => ({ ...product, variants: product.variants.filter(isWanted) })))
}

const wantedAmong = (variantIds: readonly string[]) => {
  const wanted = new Set(variantIds)
  return ({ id }: VariantFacts): boolean => wanted.has(id)
}

function cachedFacts(
  productIds: readonly string[],
  isWanted: (variant: VariantFacts) => boolean,
  { origin, version, left, availability }: Standing,
): ProductFacts[] | null {
  if (kept.version !== version || kept.origin !== origin) return null
  const products: ProductFacts[] = []
  for (const id of productIds) {
    const known = kept.products.get(id)
    if (!known) return null
    const now = availability[id]
    const card = known.card && now ? { ...known.card, availability: now } : known.card
    const variants = known.variants
      .filter(isWanted)
      .map(variant => ({ ...variant, available: left[variant.id] ?? null }))
    products.push({ ...known, card, available: left[id] ?? null, variants })
  }
  return products
}

function keep(facts: readonly ProductFacts[], { origin, version }: Standing): void {
  if (kept.origin === origin && version < kept.version) return
  if (kept.origin !== origin || version > kept.version) {
    Object.assign(kept, { origin, version })
    kept.products.clear()
  }
  // What does not exist is looked up anew each time: only what does is worth the memory.
  for (const product of facts) kept.products.set(product.id, product)
}
