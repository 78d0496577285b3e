import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { insertRows } from '../../../platform/insertRows.ts'
import { PIECE } from '../../catalogue/conflicts/units.ts'
import { unitSettings } from '../../catalogue/settings.ts'
import type { ProductKind } from '../../catalogue/tables.ts'
import { discountSettings, shippingSettings, vatSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { importField } from '../rules/fields.ts'
import { mostErrors, planBatch } from '../rules/limits.ts'
import { addressOf, type PlannedProduct, planProduct, type Surroundings } from '../rules/plan.ts'
import {
  type Column,
  keysOf,
  namesOf,
  type PlacedMistake,
  type ProductKey,
  type RowNames,
  readRow,
  type Wanted,
  wantedOf,
} from '../rules/rows.ts'
import { Names } from '../rules/surroundings.ts'
import { importChanges, importErrors, type Mapping } from '../tables.ts'
import { drawNumbers, knownProducts, namesOfShop, owners, productsNamed, rowsAt, rowsBehind } from './facts.ts'
import { filesWanted, piecesWanted, speaksOfParts } from './partFacts.ts'
import { type ImportRow, note, type Working } from './progress.ts'

/** Rows that are looked through at once for the products that they name. */
const rowsAtOnce = 5000

const columnsOf = (mapping: Mapping): Column[] =>
  mapping.flatMap((key, at) => {
    const field = importField(key)
    return field ? [{ at, field }] : []
  })

/** The rows of one product: by its id where there is one. */
type Group = {
  readonly key: ProductKey
  readonly productId: string | null
  readonly isWhole: boolean
  readonly lines: number[]
}

/** New products by their numbers, so that sets can be made of them. */
type Added = ReadonlyMap<string, { readonly id: string; readonly kind: ProductKind }>

/** Counts of a plan. */
export type Planned = Pick<ImportRow, 'newCount' | 'changedCount' | 'sameCount' | 'errorCount' | 'additions'>

/**
 * Compares all rows of an import with the catalogue and writes down what it makes of each product, and what is wrong, some
 * hundred products at a time. Writes nothing else; twice is once. Progress is noted while the import is in its state.
 */
export async function planImport(working: Working, row: ImportRow): Promise<Planned> {
  const { database, newId } = working
  const reader = database.drizzle
  await reader.delete(importChanges).where(eq(importChanges.importId, row.id))
  await reader.delete(importErrors).where(eq(importErrors.importId, row.id))
  const columns = columnsOf(row.mapping)
  const { groups, orphans, added } = await groupRows(working, row, columns)
  const errors = new Errors(row.id, columns)
  errors.add(orphans.map(line => ({ line, column: null, code: 'KEY_MISSING', details: {} })))
  const settings = await readSettings(reader)
  const names = new Names(await namesOfShop(reader), { adds: row.options.addsNames, newId })
  const shared = {
    ...{ names, newId, isPublished: row.options.publishes, timeZone: shopSettings.of(settings).timeZone },
    idOf: ({ key }: Wanted) => (key.by === 'number' ? added.get(key.value)?.id : undefined) ?? newId(),
    taken: { skus: new Set<string>(), slugs: new Set<string>(), numbers: new Set<string>() },
    configuration: {
      vat: new Set(vatSettings.of(settings).groups.map(({ id }) => id)),
      shipping: new Set(shippingSettings.of(settings).groups.map(({ id }) => id)),
      discounts: new Set(discountSettings.of(settings).groups.map(({ id }) => id)),
      units: new Set([PIECE, ...unitSettings.of(settings).units.map(({ key }) => key)]),
    },
  }
  const counts = { newCount: 0, changedCount: 0, sameCount: 0 }
  let number = 0
  await note(working, row, { total: groups.length, done: 0 })
  for (let start = 0; start < groups.length; start += planBatch) {
    const batch = groups.slice(start, start + planBatch)
    const { planned, mistakes, same } = await planBatchOf(working, row, { batch, columns, shared, added })
    errors.add(mistakes)
    counts.sameCount += same
    for (const { isNew } of planned) counts[isNew ? 'newCount' : 'changedCount'] += 1
    await insertRows(
      reader,
      importChanges,
      planned.map((each, at) => ({ importId: row.id, number: number + at + 1, ...each })),
    )
    number += planned.length
    await errors.write(working)
    await note(working, row, { done: Math.min(start + planBatch, groups.length), errorCount: errors.count })
    await yieldToOthers()
  }
  const additions = { colors: names.addedColors, groups: names.addedGroups }
  return { ...counts, errorCount: errors.count, additions }
}

/** Finds out which rows belong together, by what they name. `orphans`: lines that name nothing. */
async function groupRows(working: Working, row: ImportRow, columns: readonly Column[]) {
  const reader = working.database.drizzle
  const naming = columns.filter(({ field }) =>
    ['productNumber', 'rowNumber', 'slug', 'title.de', 'sku', 'parent', 'rowId', 'kind'].includes(field.key),
  )
  const names: RowNames[] = []
  const kinds = new Map<number, ProductKind>()
  for (let line = 0; ; ) {
    const rows = await rowsBehind(reader, row.id, line, rowsAtOnce)
    for (const each of rows) {
      const read = readRow(each, naming, false)
      const kind = read.values.get('kind')
      names.push(namesOf(read))
      if (typeof kind === 'string') kinds.set(each.line, kind as ProductKind)
    }
    if (rows.length < rowsAtOnce) break
    line = rows.at(-1)!.line
    await note(working, row, { done: names.length })
  }
  const keys = keysOf(names, columns)
  const known = new Map<string, { productId: string; isVariant: boolean }>()
  const distinct = [...new Map(keys.flatMap(key => (key ? [[nameOf(key), key] as const] : []))).values()]
  for (let start = 0; start < distinct.length; start += rowsAtOnce) {
    for (const [name, found] of await productsNamed(reader, distinct.slice(start, start + rowsAtOnce))) {
      known.set(name, found)
    }
  }
  const groups = new Map<string, Group>()
  const orphans: number[] = []
  for (const [place, key] of keys.entries()) {
    const { line } = names[place]!
    if (key === null) {
      orphans.push(line)
      continue
    }
    const found = known.get(nameOf(key))
    const name = found?.productId ?? nameOf(key)
    const group = groups.get(name)
    if (group) group.lines.push(line)
    else
      groups.set(name, { key, productId: found?.productId ?? null, isWhole: found?.isVariant === false, lines: [line] })
  }
  const added: Added = new Map(
    [...groups.values()].flatMap(({ key, productId, lines }) => {
      const kind = lines.map(line => kinds.get(line)).find(Boolean) ?? 'goods'
      return productId === null && key.by === 'number' ? [[key.value, { id: working.newId(), kind }] as const] : []
    }),
  )
  return { groups: [...groups.values()], orphans, added }
}

const nameOf = ({ by, value }: ProductKey): string => `${by} ${value}`

async function planBatchOf(
  { database }: Working,
  row: ImportRow,
  given: {
    readonly batch: readonly Group[]
    readonly columns: readonly Column[]
    readonly shared: Omit<Surroundings, 'skus' | 'slugs' | 'numbers' | 'nextNumber' | 'files' | 'pieces'>
    readonly added: Added
  },
) {
  const { batch, columns, shared, added } = given
  const reader = database.drizzle
  const cells = await rowsAt(
    reader,
    row.id,
    batch.flatMap(({ lines }) => lines),
  )
  const known = await knownProducts(
    reader,
    batch.flatMap(({ productId }) => productId ?? []),
    speaksOfParts(columns),
  )
  const wanted = batch.map(({ key, lines, productId, isWhole }) => {
    const rows = lines.map(line => readRow(cells.get(line)!, columns, row.options.clearsEmpty))
    const existing = (productId !== null && known.get(productId)) || null
    const isOwn = (sku: string) =>
      key.by === 'sku' ? isWhole : existing?.variants.length === 0 && existing.product.productNumber === sku
    return { existing, of: wantedOf(key, rows, columns, isOwn) }
  })
  const texts = (values: readonly unknown[]) => values.filter(value => typeof value === 'string')
  const taken = await owners(reader, {
    skus: texts(wanted.flatMap(({ of }) => of.variants.map(({ values }) => values.get('sku')))),
    slugs: texts(
      wanted.flatMap(({ existing, of }) => {
        const title = of.product.get('title.de')?.value ?? of.product.get('title.en')?.value
        const made = !existing && typeof title === 'string' ? addressOf(title) : null
        return [of.product.get('slug')?.value ?? made]
      }),
    ),
    numbers: texts(
      wanted.flatMap(({ of }) => [of.product.get('productNumber')?.value, of.key.by === 'number' && of.key.value]),
    ),
  })
  const needed = wanted.filter(({ existing, of }) => !existing && of.key.by !== 'number').length
  const numbers = needed > 0 ? await drawNumbers(reader, needed) : []
  const all = wanted.map(({ of }) => of)
  const parts = new Map([...known].flatMap(([id, product]) => (product.parts ? [[id, product.parts] as const] : [])))
  const around: Surroundings = {
    ...{ ...shared, ...taken, nextNumber: () => numbers.shift()! },
    files: await filesWanted(reader, all),
    pieces: await piecesWanted(reader, all, parts, added),
  }
  const planned: PlannedProduct[] = []
  const mistakes: PlacedMistake[] = []
  let same = 0
  for (const { existing, of } of wanted) {
    const plan = planProduct(of, existing, around)
    mistakes.push(...plan.mistakes)
    if (plan.planned) planned.push(plan.planned)
    else if (plan.mistakes.length === 0) same += 1
  }
  return { planned, mistakes, same }
}

/** Counts mistakes and writes down the first thousands of them, each at the column of its field. */
class Errors {
  count = 0
  readonly #importId: string
  readonly #places: ReadonlyMap<string, number>
  #waiting: PlacedMistake[] = []
  #written = 0

  constructor(importId: string, columns: readonly Column[]) {
    this.#importId = importId
    this.#places = new Map(columns.map(({ at, field }) => [field.key, at + 1]))
  }

  add(mistakes: readonly PlacedMistake[]): void {
    this.count += mistakes.length
    this.#waiting.push(...mistakes.slice(0, mostErrors))
  }

  async write({ database }: Working): Promise<void> {
    const room = Math.max(0, mostErrors - this.#written)
    const rows = this.#waiting.slice(0, room).map(({ line, column, code, details }) => {
      this.#written += 1
      return {
        importId: this.#importId,
        number: this.#written,
        line,
        column: column ?? this.#columnOf(details),
        code,
        details,
      }
    })
    this.#waiting = []
    await insertRows(database.drizzle, importErrors, rows)
  }

  #columnOf({ field }: PlacedMistake['details']): number | null {
    const names = [field, `${field}.de`, field === 'sku' || field === 'productNumber' ? 'rowNumber' : null]
    for (const name of names) {
      const place = this.#places.get(String(name))
      if (place !== undefined) return place
    }
    return null
  }
}
