import { sql } from 'drizzle-orm'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { changeRefusals, storedText } from '../rules/productChanges.ts'
import { slugOf } from '../rules/slugs.ts'
import { type ProductKind, priceChanges, products, variants } from '../tables.ts'
import { areGroups, replaceGroups } from './updateProduct.ts'

export type CreateProduct = {
  readonly title: LocalizedText
  readonly kind: ProductKind
  readonly basePrice: Cents
  /** The first becomes its home. */
  readonly groupIds: readonly string[]
}

/** Makes a product, offline until its editor shows it. It draws a number and gets an address of its title; goods begin
 *  with one size that is not in stock. Refuses with INVALID_INPUT and NOT_FOUND (groups). */
export const createProduct = operation('admin', async (scope, input: CreateProduct): Promise<{ productId: string }> => {
  const { tx, viewer, now, newId } = scope
  refuseIf([
    ...changeRefusals({ title: input.title, basePrice: input.basePrice }, []),
    ...((await areGroups(scope, input.groupIds))
      ? []
      : [refusal('NOT_FOUND', ['groupIds'], 'one of the groups does not exist')]),
  ])
  const id = newId()
  const productNumber = await drawProductNumber(scope)
  await tx.insert(products).values({
    id,
    productNumber,
    slug: await freeSlug(scope, input.title.de, productNumber),
    kind: input.kind,
    title: storedText('title', input.title)!,
    priceCents: input.basePrice,
    isOffline: true,
    createdAt: now,
    updatedAt: now,
  })
  if (input.kind === 'goods') {
    await tx.insert(variants).values({
      id: newId(),
      productId: id,
      key: 'one-size',
      sku: `${productNumber}-1`,
      size: 'Einheitsgröße',
      available: 0,
    })
  }
  await tx
    .insert(priceChanges)
    .values({ id: newId(), productId: id, priceCents: input.basePrice, at: now, accountId: viewer.accountId })
  await replaceGroups(scope, id, input.groupIds)
  await tx.insert(auditEntries).values({
    id: newId(),
    at: now,
    accountId: viewer.accountId,
    action: 'product.created',
    subjectType: 'product',
    subjectId: id,
    changes: { productNumber, kind: input.kind, title: input.title, basePrice: input.basePrice },
  })
  return { productId: id }
})

const firstNumber = 10_001

/** The next number that no product has; people may have given numbers of the range by hand. The range's row is locked
 *  until the transaction ends. */
async function drawProductNumber({ tx }: OperationScope): Promise<string> {
  for (;;) {
    const { rows } = await tx.execute<{ number: string }>(sql`
      insert into number_ranges (key, next) values ('product', ${firstNumber + 1})
      on conflict (key) do update set next = number_ranges.next + 1
      returning (next - 1)::text as number`)
    const number = rows[0]!.number
    const { rows: taken } = await tx.execute<{ isTaken: boolean }>(sql`
      select exists (select from products where product_number = ${number})
        or exists (select from variants where sku = ${`${number}-1`}) as "isTaken"`)
    if (!taken[0]!.isTaken) return number
  }
}

/** The title's address, with the product's number where another product has it. */
async function freeSlug({ tx }: OperationScope, title: string, productNumber: string): Promise<string> {
  const slug = slugOf(title) || 'produkt'
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select exists (select from products where slug = ${slug}) as "isTaken"`,
  )
  return rows[0]!.isTaken ? `${slug.slice(0, 60)}-${productNumber}` : slug
}
