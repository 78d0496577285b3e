import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, localizedText } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import { files } from '../files/tables.ts'
import type { ProductClaim, ProductContent, ProductProperty, ProductSafety } from './rules/declared.ts'
import type { ProductLettering } from './rules/printing.ts'

export type { ContentUnit, ProductClaim, ProductContent, ProductProperty, ProductSafety } from './rules/declared.ts'

export const productKinds = ['goods', 'set', 'voucher'] as const
export type ProductKind = (typeof productKinds)[number]
export type Fit = 'children' | 'women' | 'men' | 'unisex'
export type ImageView = 'front' | 'back' | 'detail' | 'other'
/** How a group's products are listed where nobody sorts them. */
export const groupOrders = ['recommended', 'priceAsc', 'priceDesc', 'newest', 'title'] as const
export type GroupOrder = (typeof groupOrders)[number]
/** Which variants a tier price is meant for. All but `some` are rules: a size that is added later is meant too. */
export type TierScope = 'all' | 'adult' | 'child' | 'some'

/** A group of the main gallery is not listed. `imageAlt`: what its picture shows, in its own words; null: the file's. */
export const productGroups = shared(
  snakeCase.table(
    'product_groups',
    {
      id: id(),
      slug: text().notNull().unique(),
      title: localizedText().notNull(),
      description: localizedText(),
      imageId: uuid().references(() => files.id),
      imageAlt: localizedText(),
      isMainGallery: boolean().notNull().default(false),
      sortOrder: integer().notNull().default(0),
      /** What search engines are told instead of its title and description; null: these. */
      seoTitle: localizedText(),
      seoDescription: localizedText(),
      /** How its products are listed where nobody sorts them: `recommended` is by hand, then in the shop's order. */
      productOrder: text().$type<GroupOrder>().notNull().default('recommended'),
      deletedAt: instant(),
      revision: integer().notNull().default(1),
    },
    table => [
      check('product_groups_image_alt', sql`${table.imageAlt} is null or ${table.imageId} is not null`),
      check(
        'product_groups_product_order',
        sql`${table.productOrder} in ('recommended', 'priceAsc', 'priceDesc', 'newest', 'title')`,
      ),
    ],
  ),
  { past: ['deletedAt'] },
)

/** Which groups stand right above a group. `place`: its place among those below this parent; null: as its own
 *  `sortOrder` says (decision 74). */
export const productGroupParents = shared(
  snakeCase.table(
    'product_group_parents',
    {
      groupId: uuid()
        .notNull()
        .references(() => productGroups.id, { onDelete: 'cascade' }),
      parentId: uuid()
        .notNull()
        .references(() => productGroups.id, { onDelete: 'cascade' }),
      place: integer(),
    },
    table => [
      primaryKey({ columns: [table.groupId, table.parentId] }),
      index('product_group_parents_parent').on(table.parentId, table.groupId),
      check('product_group_parents_other', sql`${table.groupId} <> ${table.parentId}`),
    ],
  ),
)

/** Pictures of a group besides its first, in order. */
export const groupImages = shared(
  snakeCase.table(
    'group_images',
    {
      groupId: uuid()
        .notNull()
        .references(() => productGroups.id, { onDelete: 'cascade' }),
      fileId: uuid()
        .notNull()
        .references(() => files.id),
      position: smallint().notNull(),
    },
    table => [primaryKey({ columns: [table.groupId, table.fileId] }), index('group_images_file').on(table.fileId)],
  ),
)

export const colors = shared(
  snakeCase.table('colors', {
    id: id(),
    code: text().notNull().unique(),
    title: localizedText().notNull(),
    hex: text().notNull(),
    sortOrder: integer().notNull().default(0),
    revision: integer().notNull().default(1),
  }),
)

/** What is sold. Prices are cents in the shop's own basis (gross or net, as the settings say). For a set `priceCents`
 *  is the regular and `childPriceCents` the reduced price. `backOn` is the specification's `visible_again_from`.
 *  `available`: null unlimited, otherwise pieces in stock; only for products without variants. */
export const products = shared(
  snakeCase.table(
    'products',
    {
      id: id(),
      /** One product's among those that are not deleted, as the slug is. */
      productNumber: text().notNull(),
      slug: text().notNull(),
      kind: text().$type<ProductKind>().notNull(),
      title: localizedText().notNull(),
      subtitle: localizedText(),
      description: localizedText(),
      details: localizedText(),
      careLabel: localizedText(),
      careInstructions: localizedText(),
      deliveryInformation: localizedText(),
      generalInformation: localizedText(),
      composition: localizedText(),
      unit: localizedText(),
      unitPlural: localizedText(),
      /** Key of a unit of the settings. */
      quantityUnit: text(),
      fibreNote: localizedText(),
      properties: jsonb().$type<ProductProperty[]>().notNull().default([]),
      safety: jsonb().$type<ProductSafety>(),
      durabilityYears: integer(),
      durabilityTerms: localizedText(),
      claims: jsonb().$type<ProductClaim[]>().notNull().default([]),
      content: jsonb().$type<ProductContent>(),
      lettering: jsonb().$type<ProductLettering>(),
      priceCents: integer(),
      childPriceCents: integer(),
      vatGroup: text(),
      shippingGroup: text(),
      discountGroups: text().array().notNull().default([]),
      weightGrams: integer(),
      available: integer(),
      /** As of a variant; only for products without. */
      reorderLevel: integer(),
      sortOrder: integer().notNull().default(1000),
      isNew: boolean().notNull().default(false),
      /** Since when it is marked as new; null while it is not. A trigger sets it where the writer does not say. */
      newSince: instant(),
      isSale: boolean().notNull().default(false),
      isOffline: boolean().notNull().default(false),
      deletedAt: instant(),
      visibleFrom: instant(),
      backOn: date({ mode: 'string' }),
      expectedDaysMin: integer(),
      expectedDays: integer(),
      printingDays: integer(),
      outOfStockTableText: localizedText(),
      outOfStockNote: localizedText(),
      isPersonalisable: boolean().notNull().default(false),
      personalisationHelp: localizedText(),
      personalisationMaxLength: integer(),
      tags: text().array().notNull().default([]),
      /** Pieces sold so far, for 'Top Seller'; raised when an order is placed. */
      soldPieces: integer().notNull().default(0),
      revision: integer().notNull().default(1),
      createdAt: instant().notNull(),
      updatedAt: instant().notNull(),
    },
    table => [
      check('products_kind', sql`${table.kind} in ('goods', 'set', 'voucher')`),
      check('products_price', sql`${table.priceCents} >= 0 and ${table.childPriceCents} >= 0`),
      check('products_available', sql`${table.available} >= 0`),
      check('products_reorder_level', sql`${table.reorderLevel} >= 0`),
      check('products_new_since', sql`${table.isNew} = (${table.newSince} is not null)`),
      uniqueIndex('products_number').on(table.productNumber).where(sql`${table.deletedAt} is null`),
      uniqueIndex('products_slug').on(table.slug).where(sql`${table.deletedAt} is null`),
      index('products_updated').on(table.updatedAt.desc(), table.id.desc()),
      index('products_titled').on(sql`(${table.title} ->> 'de')`, table.id),
      index('products_sorted').on(table.sortOrder, table.id),
      index('products_offline').on(table.updatedAt.desc(), table.id.desc()).where(sql`${table.isOffline}`),
      index('products_announced').on(table.visibleFrom).where(sql`${table.visibleFrom} is not null`),
      index('products_properties').using('gin', sql`${table.properties} jsonb_path_ops`),
      index('products_created').on(table.createdAt, table.id),
      index('products_unpriced').on(table.id).where(sql`${table.priceCents} is null`),
      index('products_on_sale').on(table.updatedAt.desc(), table.id.desc()).where(sql`${table.isSale}`),
      index('products_deleted').on(table.updatedAt.desc(), table.id.desc()).where(sql`${table.deletedAt} is not null`),
      index('products_kind').on(table.kind, table.updatedAt.desc(), table.id.desc()),
    ],
  ),
  {
    unseen: ['soldPieces', 'revision', 'updatedAt', 'reorderLevel'],
    pieces: 'available',
    due: { visibleFrom: 'refresh_listings', backOn: 'refresh_listings', newSince: 'refresh_listings' },
    past: ['deletedAt', 'createdAt'],
  },
)

/** A buyable kind of a product. `priceCents` null: the product's. `available` null: unlimited. */
export const variants = shared(
  snakeCase.table(
    'variants',
    {
      id: id(),
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      key: text().notNull(),
      sku: text().notNull(),
      fit: text().$type<Fit>(),
      size: text().notNull(),
      colorId: uuid().references(() => colors.id),
      /** Further properties of the configurator, key to value. */
      properties: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
      priceCents: integer(),
      isChildSize: boolean().notNull().default(false),
      isPersonalisable: boolean().notNull().default(true),
      available: integer(),
      /** At so many pieces or fewer, staff are told to order more; null: never. */
      reorderLevel: integer(),
      backOn: date({ mode: 'string' }),
      expectedDays: integer(),
      weightGrams: integer(),
      isOffline: boolean().notNull().default(false),
      /** Whether its product is deleted; its article number is free then. */
      isRetired: boolean().notNull().default(false),
      sortOrder: integer().notNull().default(0),
    },
    table => [
      unique('variants_key').on(table.productId, table.key),
      uniqueIndex('variants_sku').on(table.sku).where(sql`not ${table.isRetired}`),
      index('variants_product').on(table.productId, table.sortOrder),
      index('variants_gtin').on(sql`(${table.properties} ->> 'gtin')`),
      index('variants_reordered').on(table.productId).where(sql`${table.reorderLevel} is not null`),
      index('variants_back').on(table.backOn).where(sql`${table.backOn} is not null`),
      check('variants_available', sql`${table.available} >= 0`),
      check('variants_reorder_level', sql`${table.reorderLevel} >= 0`),
      check('variants_price', sql`${table.priceCents} >= 0`),
      check('variants_fit', sql`${table.fit} in ('children', 'women', 'men', 'unisex')`),
    ],
  ),
  { unseen: ['isRetired', 'reorderLevel'], pieces: 'available', due: { backOn: 'refresh_listings' } },
)

/** Tier prices: from how many pieces of a bulk group a piece costs what. `variantKeys`: of the scope `some` alone. */
export const tierPrices = shared(
  snakeCase.table(
    'tier_prices',
    {
      id: id(),
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      fromAmount: integer().notNull(),
      priceCents: integer().notNull(),
      scope: text().$type<TierScope>().notNull().default('all'),
      variantKeys: text().array().notNull().default([]),
    },
    table => [
      index('tier_prices_product').on(table.productId),
      check('tier_prices_scope', sql`${table.scope} in ('all', 'adult', 'child', 'some')`),
      check('tier_prices_keys', sql`(${table.scope} = 'some') = (cardinality(${table.variantKeys}) > 0)`),
      check('tier_prices_from', sql`${table.fromAmount} >= 1 and ${table.priceCents} >= 0`),
    ],
  ),
)

/** The pieces of a set, in order. */
export const setSlots = shared(
  snakeCase.table(
    'set_slots',
    {
      setId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      position: smallint().notNull(),
      productId: uuid()
        .notNull()
        .references(() => products.id),
    },
    table => [primaryKey({ columns: [table.setId, table.position] }), index('set_slots_product').on(table.productId)],
  ),
)

/** Discount groups of a product; `startsAt <= now < endsAt`. */
export const specialOffers = shared(
  snakeCase.table(
    'special_offers',
    {
      id: id(),
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      startsAt: instant().notNull(),
      endsAt: instant().notNull(),
      discountGroups: text().array().notNull().default([]),
    },
    table => [index('special_offers_product').on(table.productId)],
  ),
  { due: { startsAt: 'refresh_offers', endsAt: 'refresh_offers' } },
)

export const crossSells = shared(
  snakeCase.table(
    'cross_sells',
    {
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      otherId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      position: smallint().notNull(),
    },
    table => [primaryKey({ columns: [table.productId, table.otherId] })],
  ),
)

/** Which product is in which group; `position` orders a product's own groups, the first is its home. `place`: where the
 *  product stands in this group by hand, from 1; null: after those, in the shop's order. */
export const groupMembers = shared(
  snakeCase.table(
    'group_members',
    {
      groupId: uuid()
        .notNull()
        .references(() => productGroups.id, { onDelete: 'cascade' }),
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      position: smallint().notNull(),
      place: integer(),
    },
    table => [
      primaryKey({ columns: [table.groupId, table.productId] }),
      index('group_members_product').on(table.productId),
      check('group_members_place', sql`${table.place} >= 1`),
    ],
  ),
)

export const productImages = shared(
  snakeCase.table(
    'product_images',
    {
      id: id(),
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      fileId: uuid()
        .notNull()
        .references(() => files.id),
      view: text().$type<ImageView>().notNull().default('front'),
      colorId: uuid().references(() => colors.id),
      /** The cut that it shows; null: every one. */
      fit: text().$type<Fit>(),
      position: smallint().notNull(),
    },
    table => [
      check('product_images_fit', sql`${table.fit} in ('children', 'women', 'men', 'unisex')`),
      index('product_images_product').on(table.productId, table.position),
      index('product_images_file').on(table.fileId),
    ],
  ),
)

export const productDownloads = shared(
  snakeCase.table(
    'product_downloads',
    {
      productId: uuid()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      fileId: uuid()
        .notNull()
        .references(() => files.id),
      title: localizedText().notNull(),
      position: smallint().notNull(),
    },
    table => [
      primaryKey({ columns: [table.productId, table.fileId] }),
      index('product_downloads_file').on(table.fileId),
    ],
  ),
)
