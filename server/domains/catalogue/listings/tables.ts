import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  json,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/columns.ts'
import { shared } from '../../../platform/siteVersion.ts'
import type { Card, ColorPictures, VariantPrice } from '../rules/card.ts'
import type { Offer } from '../rules/offers.ts'
import type { PriceAudience } from '../rules/priceRange.ts'
import { type Fit, productGroups, products } from '../tables.ts'

/** Listings of one row of `listing_bitmaps`. */
export const BLOCK_BITS = 1024
const blockOfBits = customType<{ data: string }>({ dataType: () => `bit(${BLOCK_BITS})` })
/** Text that sorts by its bytes: the same order in every database, and prefixes can use an index. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** One row per product that a visitor can see, holding what a tile shows and what lists are filtered and ordered by;
 *  written by `refreshListings` in the transaction of every change, so lists need neither joins nor counting.
 *  `card` is the tile in both languages. Sort titles are folded (see `sortKey`) and compare bytewise. `ordinal` is the
 *  listing's place in `listing_bitmaps`; numbers of listings that are gone are not given again. */
export const listings = shared(
  snakeCase.table(
    'listings',
    {
      productId: uuid()
        .primaryKey()
        .references(() => products.id, { onDelete: 'cascade' }),
      sortOrder: integer().notNull(),
      sortTitle: bytewiseText().notNull(),
      sortTitleEn: bytewiseText().notNull(),
      /** The price that its tile shows, and the highest beside it: those of adults' sizes where both kinds exist. */
      priceFrom: integer().notNull(),
      priceTo: integer().notNull(),
      /** The same where children's sizes alone are looked for. */
      childPriceFrom: integer().notNull().default(0),
      childPriceTo: integer().notNull().default(0),
      manyPrices: text().array().$type<PriceAudience[]>().notNull().default([]),
      fits: text().array().$type<Fit[]>().notNull(),
      sizes: text().array().notNull(),
      colorCodes: text().array().notNull(),
      /** Values of properties that filters ask for (see `propertyValue`). */
      propertyValues: text().array().notNull().default([]),
      isPersonalisable: boolean().notNull(),
      isInStock: boolean().notNull(),
      isOnSale: boolean().notNull(),
      isNew: boolean().notNull(),
      soldPieces: integer().notNull(),
      createdAt: instant().notNull(),
      ordinal: integer().generatedByDefaultAsIdentity(),
      /** The number of the card's shape (`CARD_SHAPE`) that it was written with; 0: before there were any. */
      cardShape: smallint().notNull().default(0),
      card: json().$type<Card>().notNull(),
      /** Of variants by id that cost something else than they are listed with, or are reduced. */
      prices: json().$type<Readonly<Record<string, VariantPrice>>>().notNull().default({}),
      /** Its variants, by piece: what filters ask of one and the same of them. */
      offers: json().$type<readonly (readonly Offer[])[]>().notNull().default([]),
      /** What its tile shows where a colour is looked for, by the colour's code. */
      pictures: json().$type<Readonly<Record<string, ColorPictures>>>().notNull().default({}),
    },
    table => [
      index('listings_new').on(table.isNew.desc(), table.createdAt.desc(), table.productId.desc()),
      index('listings_top').on(table.soldPieces.desc(), table.productId.desc()),
      index('listings_order').on(table.sortOrder, table.productId, table.ordinal),
      index('listings_price').on(table.priceFrom, table.productId),
      index('listings_child_price').on(table.childPriceFrom, table.productId),
      index('listings_newest').on(table.createdAt.desc(), table.productId.desc()),
      index('listings_title').on(table.sortTitle, table.productId),
      index('listings_title_en').on(table.sortTitleEn, table.productId),
      index('listings_ordinal').on(table.ordinal, table.sortOrder, table.productId),
      index('listings_sale').on(table.sortOrder, table.sortTitle, table.productId).where(sql`${table.isOnSale}`),
    ],
  ),
  { byOrders: ['isInStock', 'soldPieces', 'offers', { column: 'card', part: 'availability' }], past: ['createdAt'] },
)

/** The place of a product that has none by hand: after all that have one. */
export const NO_PLACE = 1_000_000_000

/** Membership with the ordinal and the sort columns of the listing beside it: a page of a group is one index range,
 *  however large the catalogue. */
export const groupListings = shared(
  snakeCase.table(
    'group_listings',
    {
      groupId: uuid()
        .notNull()
        .references(() => productGroups.id, { onDelete: 'cascade' }),
      productId: uuid()
        .notNull()
        .references(() => listings.productId, { onDelete: 'cascade' }),
      ordinal: integer().notNull(),
      /** As of the membership; `NO_PLACE` without one. */
      place: integer().notNull().default(NO_PLACE),
      sortOrder: integer().notNull(),
      sortTitle: bytewiseText().notNull(),
      sortTitleEn: bytewiseText().notNull(),
      priceFrom: integer().notNull(),
      childPriceFrom: integer().notNull().default(0),
      createdAt: instant().notNull(),
    },
    table => [
      primaryKey({ columns: [table.groupId, table.productId] }),
      index('group_listings_recommended').on(
        table.groupId,
        table.place,
        table.sortOrder,
        table.sortTitle,
        table.productId,
      ),
      index('group_listings_price').on(table.groupId, table.priceFrom, table.productId),
      index('group_listings_child_price').on(table.groupId, table.childPriceFrom, table.productId),
      index('group_listings_newest').on(table.groupId, table.createdAt.desc(), table.productId.desc()),
      index('group_listings_title').on(table.groupId, table.sortTitle, table.productId),
      index('group_listings_title_en').on(table.groupId, table.sortTitleEn, table.productId),
      index('group_listings_product').on(table.productId),
    ],
  ),
  { past: ['createdAt'] },
)

export type FacetKey = 'all' | 'fit' | 'color' | 'size' | 'feature' | 'property'

/** How many listings of a group have what; `all` with the value '' counts the group itself. Kept up to date by
 *  `refreshListings`, so that a group page counts nothing. */
export const groupFacets = shared(
  snakeCase.table(
    'group_facets',
    {
      groupId: uuid()
        .notNull()
        .references(() => productGroups.id, { onDelete: 'cascade' }),
      facet: text().$type<FacetKey>().notNull(),
      value: text().notNull(),
      products: integer().notNull(),
    },
    table => [primaryKey({ columns: [table.groupId, table.facet, table.value] })],
  ),
  { isDerived: true },
)

/** What values of filter properties are called in English, where products say it in a line of their table: facets are
 *  named by it. Only `refreshListings` writes here; what no product says any more is left. */
export const propertyWords = shared(
  snakeCase.table(
    'property_words',
    { key: text().notNull(), value: text().notNull(), english: text().notNull() },
    table => [primaryKey({ columns: [table.key, table.value] })],
  ),
  { isDerived: true },
)

/** Which listings have what, as bits by their ordinals: row `block` holds `BLOCK_BITS` of them, the first bit on the
 *  left. What several conditions leave is found, counted and told apart by facets without reading a single listing.
 *  Kinds and values: see `bitmapKeys.ts`. Only `refreshListings` writes here, hence no foreign key. */
export const listingBitmaps = shared(
  snakeCase.table(
    'listing_bitmaps',
    {
      kind: bytewiseText().notNull(),
      value: bytewiseText().notNull(),
      block: integer().notNull(),
      members: blockOfBits().notNull(),
    },
    table => [primaryKey({ columns: [table.kind, table.value, table.block] })],
  ),
  { isDerived: true },
)

/** What a product is found by in a language: all stems of its texts with their ranks, beside each other; for finding
 *  out what a change adds and takes away. Only `refreshListings` writes here, hence no foreign key. */
export const searchDocuments = shared(
  snakeCase.table(
    'search_documents',
    {
      productId: uuid().notNull(),
      language: text().$type<'de' | 'en'>().notNull(),
      sortOrder: integer().notNull(),
      words: text().array().notNull(),
      ranks: smallint().array().notNull(),
    },
    table => [primaryKey({ columns: [table.productId, table.language] })],
  ),
  { isDerived: true },
)

/** The stems of title, groups and colours by rank (0 is best) and order: the first page of a word is one index range,
 *  however many products have it. Only `refreshListings` writes here, hence no foreign key on each of many rows. */
export const searchEntries = shared(
  snakeCase.table(
    'search_entries',
    {
      productId: uuid().notNull(),
      language: text().$type<'de' | 'en'>().notNull(),
      word: bytewiseText().notNull(),
      rank: smallint().notNull(),
      sortOrder: integer().notNull(),
    },
    table => [
      index('search_entries_word').on(table.language, table.word, table.rank, table.sortOrder, table.productId),
    ],
  ),
  { isDerived: true },
)

/** All distinct stems of the search documents, for prefixes, compounds and typing errors. `products`: how many
 *  documents have the stem; `parts`: stems that it contains and that its products are found by as well. */
export const searchWords = shared(
  snakeCase.table(
    'search_words',
    {
      language: text().$type<'de' | 'en'>().notNull(),
      word: bytewiseText().notNull(),
      products: integer().notNull(),
      parts: text().array().notNull(),
    },
    table => [
      primaryKey({ columns: [table.language, table.word] }),
      index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
    ],
  ),
  { isDerived: true },
)

/** What lists of the back office order and narrow products by, one row for each, listed or not. Triggers keep it in the
 *  transaction of whatever changes a product or its variants (decision 43); it lies beside `products`, whose row a sale changes
 *  without touching an index. `priceCents`: the lowest of what is offered, null without any. `stock`: pieces of what is
 *  offered, null unlimited. `soldOutFrom`: since which day something offered is sold out ('-infinity' where none is
 *  announced), null while nothing is. */
export const productFigures = snakeCase.table(
  'product_figures',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer(),
    stock: integer(),
    soldOutFrom: date({ mode: 'string' }),
  },
  table => [
    index('product_figures_price').on(table.priceCents, table.productId),
    // Dearest first, too, what has no price comes last.
    index('product_figures_dearest').on(table.priceCents.desc().nullsLast(), table.productId.desc()),
    index('product_figures_stock').on(table.stock, table.productId),
    index('product_figures_sold_out').on(table.productId).where(sql`${table.soldOutFrom} is not null`),
  ],
)

/** What staff find a product by: its number, its titles without soft hyphens and the numbers of its variants, folded as
 *  `foldedSearch` does; kept by triggers like its figures, and apart from them, for no sale changes a word. */
export const productWords = snakeCase.table(
  'product_words',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  table => [index('product_words_search').using('gin', sql`${table.words} gin_trgm_ops`)],
)
