import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { slugOf } from '../../../kit/slugs.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { tell } from '../../../platform/events.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { readSettings } from '../../settings/queries.ts'
import { productCreated } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { priceChanges } from '../priceHistory/tables.ts'
import { changeRefusals, storedText } from '../rules/productChanges.ts'
import { type ProductKind, products } from '../tables.ts'
import { lockProducts } from './locks.ts'
import { takenConstraints, takenNames } from './productNames.ts'
import { areGroups } from './productParts.ts'
import { type ProductWriting, withTexts, writeProduct } from './writeProduct.ts'

export type CreateProduct = Omit<ProductWriting, 'variants'> & {
  readonly title: LocalizedText
  readonly kind: ProductKind
  /** Null: it cannot be sold until it or its variants have a price. */
  readonly basePrice: Cents | null
  /** The first becomes its home. */
  readonly groupIds: readonly string[]
}

/** Makes a product, offline unless told otherwise. Without a number it draws one, without an address it gets one of its
 *  title; goods begin without sizes and not in stock unless `variantList` or `changes` say otherwise. Refuses with
 *  INVALID_INPUT, NOT_FOUND (groups, products, colours), SLUG_TAKEN, NUMBER_TAKEN and
 *  VARIANT_EXISTS. */
export const createProduct = operation(
  'admin:catalogue',
  async (scope, input: CreateProduct): Promise<{ productId: string }> => {
    const { tx, viewer, now, newId } = scope
    const { title, basePrice, groupIds, kind } = input
    const changes = withTexts(null, input.changes ?? {}, input.texts ?? null)
    refuseIf([
      ...changeRefusals({ ...changes, title, basePrice }, []),
      ...(await takenNames(scope, null, changes, [])),
      ...((await areGroups(scope, groupIds))
        ? []
        : [refusal('NOT_FOUND', ['groupIds'], 'one of the groups does not exist')]),
    ])
    const id = newId()
    if (changes.slots) await lockProducts(tx, changes.slots.filter(isId))
    const productNumber = changes.productNumber ?? (await drawProductNumber(scope))
    const slug = changes.slug ?? (await freeSlug(scope, title.de, productNumber))
    const [product] = await refusingTaken(takenConstraints([]), () =>
      tx
        .insert(products)
        .values({
          id,
          productNumber,
          slug,
          kind,
          title: storedText('title', title)!,
          priceCents: basePrice,
          // Without a word about sizes and stock there is none yet.
          available: kind === 'goods' && !input.variantList ? 0 : null,
          isOffline: true,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    )
    if (basePrice !== null) {
      await tx
        .insert(priceChanges)
        .values({ id: newId(), productId: id, priceCents: basePrice, at: now, accountId: doerId(viewer) })
    }
    const settings = await readSettings(tx)
    const written = await writeProduct(
      scope,
      product!,
      {
        changes: { ...changes, title: undefined, basePrice: undefined, groupIds },
        parts: input.parts,
        variantList: input.variantList,
        tiers: input.tiers,
      },
      { settings, revision: product!.revision, path: [], isNew: true },
    )
    await noteAudit(scope, {
      action: 'product.created',
      subjectId: id,
      changes: { ...written, productNumber, kind, title, basePrice },
    })
    await tell(tx, productCreated, { productId: id })
    await refreshListings(tx, [id], { settings, now })
    return { productId: id }
  },
)

const firstNumber = 10_001

/** The next number that no product has; people may have given numbers of the range by hand. The range's row is locked
 *  until the transaction ends. */
export async function drawProductNumber({ tx }: OperationScope): Promise<string> {
  for (;;) {
    const rows = await run<{ number: string }>(
      tx,
      sql`
      insert into number_ranges (key, next) values ('product', ${firstNumber + 1})
      on conflict (key) do update set next = number_ranges.next + 1
      returning (next - 1)::text as number`,
    )
    const number = rows[0]!.number
    const taken = await run<{ isTaken: boolean }>(
      tx,
      sql`
      select exists (select from products where product_number = ${number})
        or exists (select from variants where sku = ${`${number}-1`}) as "isTaken"`,
    )
    if (!taken[0]!.isTaken) return number
  }
}

/** The title's address, with the product's number where another product has it. */
export async function freeSlug({ tx }: OperationScope, title: string, productNumber: string): Promise<string> {
  const slug = slugOf(title) || 'produkt'
  const rows = await run<{ isTaken: boolean }>(
    tx,
    sql`select exists (select from products where slug = ${slug} and deleted_at is null) as "isTaken"`,
  )
  return rows[0]!.isTaken ? `${slug.slice(0, 60)}-${slugOf(productNumber).slice(0, 19) || 'neu'}` : slug
}
