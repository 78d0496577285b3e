/** The id of what has a slug, else of what had it before, as SQL; the second is looked up only where nothing has it now. */
export const idBySlug = (table: 'product_groups' | 'products', parameter: string): string =>
  `coalesce((select id from ${table} where slug = ${parameter} and deleted_at is null),
     (select owner_id from ${table === 'products' ? 'former_product_slugs' : 'former_group_slugs'} where slug = ${parameter}))`
