import { sql } from 'drizzle-orm'
import type { Language, LocalizedText } from '../../../kit/languages.ts'
import type { Reader } from '../../../platform/statements.ts'
import { run } from '../../../platform/statements.ts'
import { fieldOf, type ProductField, textFields } from '../../catalogue/fields.ts'
import { escaped } from '../rules/entries.ts'
import { exportedFields } from '../rules/fields.ts'
import { downloadCell, imageCell, offerCell, propertyCell, tierCell } from '../rules/partCells.ts'
import type { KnownProduct } from '../rules/plan.ts'
import type { VariantColumns } from '../rules/planVariants.ts'
import { knownProducts } from '../working/facts.ts'

/** Products that are read at once. */
const productsAtOnce = 300

type Cells = readonly string[]

const words = {
  de: { yes: 'ja', no: 'nein', unlimited: 'unbegrenzt' },
  en: { yes: 'yes', no: 'no', unlimited: 'unlimited' },
} as const

/** The heads of an export. */
export const headsIn = (language: Language): string[] =>
  exportedFields.map(({ label }) => (language === 'en' ? (label.en ?? label.de) : label.de))

/** All products that are not deleted, by number, a row for each size, as `ids` chooses; as an import reads them. */
export async function* exportedRows(
  reader: Reader,
  language: Language,
  ids: readonly string[] | null,
): AsyncGenerator<Cells> {
  const colors = new Map(
    (await run<{ id: string; code: string }>(reader, sql`select id, code from colors`)).map(each => [
      each.id,
      each.code,
    ]),
  )
  const groups = new Map(
    (
      await run<{ id: string; slug: string }>(reader, sql`select id, slug from product_groups where deleted_at is null`)
    ).map(each => [each.id, each.slug]),
  )
  const common = { language, colors, groups }
  const chosen = ids === null ? sql`true` : sql`id = any(${sql.param([...ids])}::uuid[])`
  for (let behind = { number: '', id: '00000000-0000-0000-0000-000000000000' }; ; ) {
    const page = await run<{ id: string; number: string }>(
      reader,
      sql`select id, product_number as number from products
        where deleted_at is null and ${chosen} and (product_number, id) > (${behind.number}::text, ${behind.id}::uuid)
        order by product_number, id limit ${productsAtOnce}`,
    )
    const known = await knownProducts(
      reader,
      page.map(({ id }) => id),
      true,
    )
    const named = await namesOfParts(reader, [...known.values()])
    for (const { id } of page) {
      const product = known.get(id)
      if (product) yield* rowsOf(product, { ...common, named })
    }
    if (page.length < productsAtOnce) return
    behind = page.at(-1)!
  }
}

type Around = {
  readonly language: Language
  readonly colors: ReadonlyMap<string, string>
  readonly groups: ReadonlyMap<string, string>
  /** Names of files and numbers of products that hang on those of this page, by id. */
  readonly named: ReadonlyMap<string, string>
}

/** What is said of the product stands on its first row. */
function* rowsOf(known: KnownProduct, around: Around): Generator<Cells> {
  const sizes = known.variants.length > 0 ? known.variants : [null]
  for (const [at, size] of sizes.entries()) {
    yield exportedFields.map(({ key, level }) => {
      if (key === 'productNumber') return known.product.productNumber
      if (level === 'product') return at === 0 ? productCell(key, known, around) : ''
      return size ? sizeCell(key, size, around) : key === 'stock' ? stockCell(known.product.available, around) : ''
    })
  }
}

const flag = (value: boolean, { language }: Around) => (value ? words[language].yes : words[language].no)
const amount = (cents: number | null, { language }: Around) =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', language === 'de' ? ',' : '.')
const stockCell = (pieces: number | null, { language }: Around) =>
  pieces === null ? words[language].unlimited : String(pieces)
const plain = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

function productCell(key: string, known: KnownProduct, around: Around): string {
  const { product, groupIds } = known
  const part = partCells[key]
  if (part) return part(known, around).join(' | ')
  if (key === 'kind') return product.kind
  if (key === 'groups') return groupIds.flatMap(id => around.groups.get(id) ?? []).join(' | ')
  const [name, language] = key.split('.') as [ProductField, Language | undefined]
  const { column, kind } = fieldOf(name)
  const value = product[column]
  if (language) {
    const text = value as LocalizedText | null
    return plain(text?.[language])
  }
  if (textFields.some(({ field }) => field === name) || value === null) return ''
  if (kind === 'flag') return flag(value as boolean, around)
  if (kind === 'cents') return amount(value as number, around)
  if (kind === 'words' || kind === 'groups') return (value as readonly string[]).join(' | ')
  if (kind === 'instant') return (value as Date).toISOString()
  return plain(value)
}

/** The entries of parts as an import reads them. */
const partCells: Readonly<Record<string, (known: KnownProduct, around: Around) => readonly string[]>> = {
  images: ({ parts }, { named, colors }) =>
    parts!.images.map(image =>
      imageCell(named.get(image.fileId) ?? image.fileId, image, image.colorId && (colors.get(image.colorId) ?? null)),
    ),
  tiers: ({ parts, variants }, { language }) => {
    const articles = new Map(variants.map(({ key, sku }) => [key, sku]))
    return parts!.tiers.map(tier =>
      tierCell(
        tier,
        tier.keys.map(key => articles.get(key) ?? key),
        language === 'de' ? ',' : '.',
      ),
    )
  },
  offers: ({ parts }) => parts!.offers.map(offerCell),
  slots: ({ parts }, { named }) => parts!.slots.map(id => escaped(named.get(id) ?? id)),
  downloads: ({ parts }, { named }) =>
    parts!.downloads.map(each => downloadCell(named.get(each.fileId) ?? each.fileId, each)),
  propertyLines: ({ product }) => product.properties.map(propertyCell),
}

/** What files and products are called by which an import finds them: files whose name others have, too, by their id. */
async function namesOfParts(reader: Reader, products: readonly KnownProduct[]): Promise<ReadonlyMap<string, string>> {
  const files = products.flatMap(({ parts }) => [...parts!.images, ...parts!.downloads].map(({ fileId }) => fileId))
  const slots = products.flatMap(({ parts }) => parts!.slots)
  const rows = await run<{ id: string; name: string }>(
    reader,
    sql`select f.id, case when exists (select from files o where o.name = f.name and o.id <> f.id and o.is_public
          and o.is_in_library and o.deleted_at is null) then f.id::text else f.name end as name
        from files f where f.id = any(${sql.param(files)}::uuid[])
      union all select id, product_number from products where id = any(${sql.param(slots)}::uuid[])`,
    'names of parts',
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function sizeCell(key: string, size: VariantColumns, around: Around): string {
  const cells: Readonly<Record<string, () => string>> = {
    sku: () => size.sku,
    fit: () => plain(size.fit),
    size: () => size.size,
    color: () => (size.colorId === null ? '' : (around.colors.get(size.colorId) ?? '')),
    price: () => amount(size.priceCents, around),
    stock: () => stockCell(size.available, around),
    isChildSize: () => flag(size.isChildSize, around),
    canBePersonalised: () => flag(size.isPersonalisable, around),
    rowBackOn: () => plain(size.backOn),
    rowDays: () => plain(size.expectedDays),
    rowGrams: () => plain(size.weightGrams),
    rowOffline: () => flag(size.isOffline, around),
    rowOrder: () => plain(size.sortOrder),
    gtin: () => plain(size.properties.gtin),
  }
  return cells[key]?.() ?? ''
}
