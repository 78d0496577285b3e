import { sql } from 'drizzle-orm'
import { refreshListings } from '../domains/catalogue/listings/refreshListings.ts'
import { priceChanges } from '../domains/catalogue/priceHistory/tables.ts'
import { hasProducts } from '../domains/catalogue/queries/products.ts'
import * as tables from '../domains/catalogue/tables.ts'
import { coupons as couponTable } from '../domains/coupons/tables.ts'
import { hadDemo } from '../domains/demo/queries.ts'
import { files as fileTable } from '../domains/files/tables.ts'
import { readSettings } from '../domains/settings/queries.ts'
import { shopSettings } from '../domains/settings/settings.ts'
import {
  voucherEntries as voucherEntryTable,
  vouchers as voucherTable,
  voucherTemplates as voucherTemplateTable,
} from '../domains/vouchers/tables.ts'
import { dayOf } from '../kit/days.ts'
import { type Database, inTransaction, type Transaction } from '../platform/database.ts'
import { insertRows } from '../platform/insertRows.ts'
import { run } from '../platform/statements.ts'
import type { Storage } from '../platform/storage.ts'
import { insertDemoAffiliates } from './affiliates.ts'
import { catalogueRows } from './catalogue/rows/catalogueRows.ts'
import type { CatalogueRows, ProductRows } from './catalogue/rows/rowTypes.ts'
import { insertDemoCompany } from './companies.ts'
import { demoCoupons } from './coupons.ts'
import { takeInFiles } from './files.ts'
import { insertHistory, noteDemoRows } from './history/history.ts'
import { sayOpening } from './history/stock.ts'
import { insertDemoPages } from './pages/insertPages.ts'
import { insertDemoSettings } from './settings.ts'
import { demoVouchers, voucherProduct } from './vouchers.ts'

/** Two processes that start side by side must not both fill the database; any number, once chosen. */
export const SEED_LOCK = 7_266_051_302

/** Two years, as long as the history goes back. */
const HISTORY_DAYS = 730

/** What a seed is made with: `now` decides about days, ages and reductions. */
export type SeedParts = { database: Database; storage: Storage; now: Date }

/** `history`: whether the shop gets two years of customers and orders too. */
export type DemoParts = SeedParts & { history?: boolean }

/**
 * Fills an empty database with the demo shop: colours, groups, products with variants, prices, pictures and downloads,
 * sets, coupons, vouchers, a few pages, posts and events, and what lists and search show of them; with `history` two years of life besides. Answers whether it did: with any
 * product there, or where the demo was and has been removed, it leaves all as it is.
 * The same instant gives the same rows. All or nothing: it is one transaction.
 */
export async function seedDemo({ database, storage, now, history = false }: DemoParts): Promise<boolean> {
  if ((await hasProducts(database.drizzle)) || (await hadDemo(database.drizzle))) return false
  const files = await takeInFiles(storage, now)
  return inTransaction(database, async tx => {
    await run(tx, sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await hasProducts(tx)) || (await hadDemo(tx))) return false
    await insertDemoSettings(tx, now, { history })
    const settings = await readSettings(tx)
    const { timeZone } = shopSettings.of(settings)
    const clock = { now, today: dayOf(now, timeZone), timeZone }
    const rows = catalogueRows(clock)
    await insertRows(tx, fileTable, files)
    await sayOpening(tx, now, history ? HISTORY_DAYS : 0)
    await insertCatalogue(tx, withFiles(rows, new Set(files.map(file => file.id))))
    await noteDemoRows(tx, 'file', files)
    await noteDemoRows(tx, 'color', rows.colors)
    await noteDemoRows(tx, 'productGroup', rows.productGroups)
    await noteDemoRows(tx, 'product', rows.products)
    const coupons = demoCoupons(rows, clock)
    await insertRows(tx, couponTable, coupons)
    await noteDemoRows(tx, 'coupon', coupons)
    const sold = voucherProduct(withFiles(rows, new Set(files.map(file => file.id))), clock)
    await insertProducts(tx, sold)
    await noteDemoRows(tx, 'product', sold.products)
    const issued = demoVouchers(clock, new Set(files.map(file => file.id)))
    await insertRows(tx, voucherTemplateTable, issued.templates)
    await insertRows(tx, voucherTable, issued.vouchers)
    await insertRows(tx, voucherEntryTable, issued.entries)
    await noteDemoRows(tx, 'voucher', issued.vouchers)
    await insertDemoPages(tx, rows, clock, new Set(files.map(file => file.id)))
    if (history) await insertHistory(tx, rows, settings, clock)
    if (history) await insertDemoAffiliates(tx, clock)
    await refreshListings(tx, 'all', { settings, now })
    if (history) await insertDemoCompany(tx, now)
    return true
  })
}

/** The rows without references to pictures that are not there. */
function withFiles(rows: CatalogueRows, known: ReadonlySet<string>): CatalogueRows {
  return {
    ...rows,
    productGroups: rows.productGroups.map(group => ({
      ...group,
      imageId: known.has(group.imageId ?? '') ? group.imageId : null,
    })),
    productImages: rows.productImages.filter(image => known.has(image.fileId)),
  }
}

async function insertCatalogue(tx: Transaction, rows: CatalogueRows): Promise<void> {
  await insertRows(tx, tables.colors, rows.colors)
  await insertRows(tx, tables.productGroups, rows.productGroups)
  await insertRows(tx, tables.productGroupParents, rows.productGroupParents)
  await insertProducts(tx, rows)
}

/** Writes products and all that hangs on them, in an order that the foreign keys allow. */
export async function insertProducts(tx: Transaction, rows: ProductRows): Promise<void> {
  await insertRows(tx, tables.products, rows.products)
  await insertRows(tx, tables.variants, rows.variants)
  await insertRows(tx, tables.tierPrices, rows.tierPrices)
  await insertRows(tx, tables.setSlots, rows.setSlots)
  await insertRows(tx, tables.groupMembers, rows.groupMembers)
  await insertRows(tx, tables.productImages, rows.productImages)
  await insertRows(tx, tables.productDownloads, rows.productDownloads)
  await insertRows(tx, tables.crossSells, rows.crossSells)
  await insertRows(tx, priceChanges, rows.priceChanges)
}
