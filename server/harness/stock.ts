import { globalId } from '../api/globalIds.ts'
import { groupPath, productPath } from '../domains/catalogue/rules/paths.ts'
import type { Database } from '../platform/database.ts'
import type { Article } from './purchase.ts'

/** Everything that can be asked for, read from the database: what the answers are checked against. */
export interface Stock {
  readonly groups: readonly {
    readonly slug: string
    readonly path: string
    readonly title: string
    readonly products: number
  }[]
  readonly products: readonly {
    readonly slug: string
    readonly path: string
    readonly title: string
    readonly variants: number
  }[]
  /** Words of titles. */
  readonly words: readonly string[]
  /** Variants with plenty in stock. */
  readonly articles: readonly Article[]
}

/** At least so many pieces are there of what is bought, so that buyers by chance do not buy it up. */
const PLENTY = 15

/** Reads what there is to ask for, out of the whole catalogue, in German as visitors get it by default. */
export async function readStock({ pool }: Pick<Database, 'pool'>): Promise<Stock> {
  const groups = await pool.query<{ slug: string; title: string; products: number }>(`
    select slug, title->>'de' as title, count(*)::int as products
    from product_groups join group_listings on group_id = id group by id order by slug`)
  const products = await pool.query<{ slug: string; home: string | null; title: string; variants: number }>(`
    select p.slug, p.title->>'de' as title,
      (select g.slug from group_members m join product_groups g on g.id = m.group_id
        where m.product_id = p.id and g.deleted_at is null order by m.position limit 1) as home,
      (select count(*)::int from variants v where v.product_id = p.id and not v.is_offline) as variants
    from products p join listings l on l.product_id = p.id where p.kind = 'goods' order by p.id`)
  const variants = await pool.query<{ id: string; product_id: string }>(
    `select v.id, v.product_id from variants v join listings l using (product_id)
    where not v.is_offline and (v.available is null or v.available >= $1) order by v.id`,
    [PLENTY],
  )
  // A colour asks for what is offered in it, whatever that is called.
  const colors = await pool.query<{ title: string }>(`select title->>'de' as title from colors`)
  const named = colors.rows.map(({ title }) => title.toLowerCase()).join(' ')
  const words = new Set(products.rows.flatMap(({ title }) => wordsOf(title)))
  return {
    groups: groups.rows.map(group => ({ ...group, path: groupPath('de', group.slug) })),
    products: products.rows.map(({ home, ...product }) => ({
      ...product,
      path: productPath('de', home, product.slug),
    })),
    words: [...words].filter(word => !named.includes(word.slice(0, 4).toLowerCase())),
    articles: variants.rows.map(row => ({
      productId: globalId('Product', row.product_id),
      variantId: globalId('Variant', row.id),
    })),
  }
}

/** Words that say something. */
const wordsOf = (title: string): readonly string[] => title.match(/\p{L}{4,}/gu) ?? []
