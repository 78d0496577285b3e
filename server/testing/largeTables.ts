import pg from 'pg'
import type { Database } from '../platform/database.ts'
import { derivedBitmaps, firstOffers } from './listingBitmaps.ts'

/** Copies keep one variant, one group and the words of their titles: tables are as large as plans can tell, and filled in
 *  a third of the time. */
const first = { variants: 'and t.sort_order = 0', members: 'and t.position = 0', entries: 'and e.rank <= 2' }

/** Copies rows of a table for each copied product: all columns but those that `changes` names. */
const copied = (table: string, changes: string, more = '') => `
  insert into ${table} select r.* from copies c join ${table} t on t.product_id = c.template ${more}
  cross join lateral jsonb_populate_record(t, jsonb_build_object(${changes})) as r`

/** Long texts stand beside their row and take no part in plans. */
const withoutTexts = [
  'description',
  'details',
  'care_instructions',
  'delivery_information',
  'general_information',
  'safety',
]
  .map(column => `'${column}', null`)
  .join(', ')

const statements = [
  // Copies need no checks of what they refer to, and belong to a test's own database.
  `set session_replication_role = replica`,
  `set work_mem = '256MB'`,
  `create temporary table copies as
   select gen_random_uuid() as id, l.product_id as template, n, l.ordinal as of
   from generate_series(1, $1) as n cross join listings l`,
  `analyze copies`,
  `insert into products select r.* from copies c join products p on p.id = c.template
   cross join lateral jsonb_populate_record(p, jsonb_build_object('id', c.id, 'product_number', p.product_number || '-' || n,
     'slug', p.slug || '-' || n, 'updated_at', p.updated_at - n * interval '1 minute', ${withoutTexts})) as r`,
  copied('variants', `'id', gen_random_uuid(), 'product_id', c.id, 'sku', t.sku || '-' || n`, first.variants),
  copied('group_members', `'product_id', c.id`, first.members),
  copied('product_images', `'id', gen_random_uuid(), 'product_id', c.id`, 'and t.position = 0'),
  copied(
    'listings',
    `'product_id', c.id, 'ordinal', nextval('listings_ordinal_seq'), 'sort_order', t.sort_order + n % 50,
     'sort_title', t.sort_title || ' ' || n, 'sort_title_en', t.sort_title_en || ' ' || n,
     'price_from', t.price_from + n, 'price_to', t.price_to + n, 'child_price_from', t.child_price_from + n,
     'child_price_to', t.child_price_to + n, 'offers', '[]'::jsonb, 'sold_pieces', t.sold_pieces + n,
     'created_at', t.created_at - n * interval '1 minute'`,
  ),
  `insert into group_listings (
     group_id, product_id, ordinal, sort_order, sort_title, sort_title_en, price_from, child_price_from, created_at)
   select m.group_id, l.product_id, l.ordinal, l.sort_order, l.sort_title, l.sort_title_en, l.price_from,
     l.child_price_from, l.created_at
   from copies c join listings l on l.product_id = c.id join group_members m on m.product_id = c.id
   order by m.group_id, l.sort_order`,
  `insert into search_entries (product_id, language, word, rank, sort_order)
   select l.product_id, e.language, e.word, e.rank, l.sort_order
   from copies c join listings l on l.product_id = c.id join search_entries e on e.product_id = c.template
   where e.language = 'de' ${first.entries} order by e.word, e.rank, l.sort_order`,
  // Documents are read by product alone; their words are taken from those copied, and so are offers.
  `create temporary table template_bits as
   select d.language || ' ' || w.rank as kind, w.word as value, d.product_id as template
   from search_documents d cross join unnest(d.words, d.ranks) as w(word, rank) where d.language = 'de'
   union all
   select o.kind, o.value, l.product_id
   from (${firstOffers}) as o(kind, value, ordinal) join listings l on l.ordinal = o.ordinal`,
  `delete from listing_bitmaps`,
  `insert into listing_bitmaps (kind, value, block, members) ${derivedBitmaps}`,
  `insert into listing_bitmaps as b (kind, value, block, members)
   select t.kind, t.value, l.ordinal / 1024, bit_or(set_bit(repeat('0', 1024)::bit(1024), l.ordinal % 1024, 1))
   from template_bits t join copies c on c.template = t.template join listings l on l.product_id = c.id
   group by t.kind, t.value, l.ordinal / 1024
   on conflict (kind, value, block) do update set members = b.members | excluded.members`,
  `update group_facets set products = products * ($1 + 1)`,
  `update search_words set products = products * ($1 + 1)`,
  `set session_replication_role = origin`,
  `analyze`,
]

/** Copies every listed product so many times with all that lists, search and pages read of it, by few statements. */
export async function multiplyCatalogue({ url }: Pick<Database, 'url'>, times: number): Promise<void> {
  // A connection of its own: the others give up on statements that take this long.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const text of statements) await client.query(text, text.includes('$1') ? [times] : [])
  } finally {
    await client.end()
  }
}
