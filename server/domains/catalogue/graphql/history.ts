import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { type Refusal, refuseIf } from '../../../kit/refusals.ts'
import { changeEach, mostChanged, type ProductChanged, restoreProductFields } from '../operations/changeProduct.ts'
import { allColors, allGroups } from '../queries/groups.ts'
import { browseProductHistory, bulkSubjects, countProductHistory, type HistoryEntry } from '../queries/history.ts'
import {
  type BulkChanges,
  bulkDifferences,
  bulkRefusals,
  bulkWriting,
  type PriceRounding,
  shareLimits,
} from '../rules/bulkChanges.ts'
import { highestPrice } from '../rules/limits.ts'
import { mostGroups } from '../rules/productChanges.ts'
import { differencesOfEntry, type ProductDifference } from '../rules/productHistory.ts'
import { managedProduct, ProductManagementRef } from './management.ts'
import { acceptsField } from './productFields.ts'
import { answer, keyOf, ProductPayloadRef, seenRevision } from './productPayload.ts'
import { ProductRef, VariantRef } from './refs.ts'
import type { ProductShape } from './shapes.ts'
import { variantsOf } from './variant.ts'

/** What was done to products, what can be had back of it, and what is done to several of them at once. */

type OfProduct<Row> = { readonly row: Row; readonly product: ProductShape }

/** Names instead of the ids that a value holds: of groups, products and colours; what is gone is left out. */
async function named(context: RequestContext, field: string, value: unknown): Promise<unknown> {
  if (field === 'colorId' && typeof value === 'string') {
    return (
      (await context.once(allColors, () => allColors(context.database))).find(({ id }) => id === value)?.title ?? null
    )
  }
  if (!Array.isArray(value)) return value
  if (field === 'groupIds') {
    const groups = new Map(
      (await context.once(allGroups, () => allGroups(context.database))).map(group => [group.id, group.title]),
    )
    return value.flatMap(id => groups.get(String(id)) ?? [])
  }
  if (field !== 'slots' && field !== 'cross') return value
  const products = await Promise.all(value.map(id => managedProduct(context, String(id))))
  return products.flatMap(product => (product ? [product.card.title] : []))
}

const ProductDifferenceRef = builder.objectRef<OfProduct<ProductDifference>>('ProductDifference').implement({
  description: 'One field of a product, or of one of its sizes, in two states.',
  fields: t => ({
    key: t.string({ description: 'Names it within its change.', resolve: ({ row }) => row.key }),
    field: t.string({
      description: 'As the audit log calls it; `variant` for a size as a whole.',
      resolve: ({ row }) => row.field,
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: 'The size that it is about; null for the product itself, and for a size that is gone.',
      resolve: async ({ row, product }, _args, context) => {
        if (row.variantId === null) return null
        const variants = await variantsOf(context, { ...product, isManaged: true })
        return variants.find(({ variant }) => variant.id === row.variantId) ?? null
      },
    }),
    isOfVariant: t.boolean({ resolve: ({ row }) => row.variantId !== null }),
    before: t.field({
      type: 'Json',
      nullable: true,
      description: 'Amounts in cents, names instead of ids; null for nothing, or where it is not known.',
      resolve: ({ row }, _args, context) => named(context, row.field, row.before),
    }),
    after: t.field({
      type: 'Json',
      nullable: true,
      description: 'As `before`.',
      resolve: ({ row }, _args, context) => named(context, row.field, row.after),
    }),
    isRestorable: t.boolean({
      description: 'Whether the state before can be had back.',
      resolve: ({ row }) => row.isRestorable,
    }),
  }),
})

/** A change of a product with hundreds of sizes has a difference for each of them. */
const differencesShown = (first: number | null | undefined) => Math.max(1, Math.min(100, first ?? 20))

const ProductChangeRef = builder.objectRef<OfProduct<HistoryEntry>>('ProductChange').implement({
  description: 'What somebody did to a product.',
  fields: t => ({
    key: t.string({ description: 'Names the change to `restoreProductFields`.', resolve: ({ row }) => row.id }),
    at: t.field({ type: 'DateTime', resolve: ({ row }) => row.at }),
    action: t.string({ description: 'As in the audit log.', resolve: ({ row }) => row.action }),
    actorName: t.string({ nullable: true, resolve: ({ row }) => row.actorName }),
    differences: t.field({
      type: [ProductDifferenceRef],
      description: 'The first of them; none where the action says it all.',
      args: { first: t.arg.int() },
      complexity: ({ first }) => ({ field: 1, multiplier: differencesShown(first) }),
      resolve: ({ row, product }, { first }) =>
        differencesOfEntry(row.changes)
          .slice(0, differencesShown(first))
          .map(each => ({ row: each, product })),
    }),
    differenceCount: t.int({ resolve: ({ row }) => differencesOfEntry(row.changes).length }),
  }),
})
const ProductChangeConnectionRef = numberedConnection<OfProduct<HistoryEntry>>('ProductChange', ProductChangeRef)

builder.objectField(ProductManagementRef, 'history', t =>
  t.field({
    type: ProductChangeConnectionRef,
    description: 'Who changed what and when, the latest first.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: ({ product }, page, { database }) => {
      const reader = database.drizzle
      const { id } = product.card
      return numberedPage(page, {
        read: async part => (await browseProductHistory(reader, id, part)).map(row => ({ row, product })),
        count: most => countProductHistory(reader, id, most),
      })
    },
  }),
)

const RestoreProductFieldsInput = builder.inputType('RestoreProductFieldsInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    revision: t.int({ required: true, description: seenRevision }),
    change: t.string({ required: true, description: 'The key of the change.' }),
    keys: t.stringList({
      description: 'Keys of the differences that are set back; absent: all that can be.',
      ...atMost({ entries: 2000 }),
    }),
  }),
})

builder.mutationField('restoreProductFields', t =>
  t.field({
    type: ProductPayloadRef,
    description: 'Sets fields of a product back to what they were before one of its changes.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: RestoreProductFieldsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(context, () =>
        restoreProductFields(context, {
          productId: keyOf('Product', input.productId),
          revision: input.revision,
          changeId: input.change,
          keys: input.keys ?? null,
        }),
      ),
  }),
)

const PriceRoundingRef = builder.enumType('PriceRounding', {
  values: {
    NONE: { value: 'none', description: 'To whole cents.' },
    TEN_CENTS: { value: 'tenCents' },
    TO_90: { value: 'to90', description: 'To the nearest price that ends in 90 cents.' },
    TO_95: { value: 'to95', description: 'To the nearest price that ends in 95 cents.' },
  } as const satisfies Record<string, { value: PriceRounding; description?: string }>,
})

export const PriceAdjustmentInput = builder.inputType('PriceAdjustmentInput', {
  description: 'A share or an amount, also negative. A raise never lowers a price, a cut never raises one.',
  fields: t => ({
    basisPoints: t.int({ description: 'Hundredths of a percent: 500 are 5 %.', ...accepts(shareLimits) }),
    cents: t.field({ type: 'Cents', ...accepts({ lowest: -highestPrice, highest: highestPrice }) }),
    rounding: t.field({ type: PriceRoundingRef, required: true }),
  }),
})

const BulkProductChangesInput = builder.inputType('BulkProductChanges', {
  description: 'What becomes of several products alike; absent: unchanged. At least one thing.',
  fields: t => ({
    price: t.field({
      type: PriceAdjustmentInput,
      description: 'Of the product, its sizes and its tier prices.',
    }),
    addGroupIds: t.idList(atMost({ entries: mostGroups })),
    removeGroupIds: t.idList(atMost({ entries: mostGroups })),
    isOffline: t.boolean(),
    isMarkedNew: t.boolean(),
    isMarkedSale: t.boolean(),
    isPersonalisable: t.boolean(),
    visibleFrom: t.field({ type: 'DateTime', description: 'Null clears it.' }),
    backOn: t.field({ type: 'Date', description: 'Null clears it.' }),
    quantityUnit: t.string({ description: 'Null: the usual one of the shop.', ...acceptsField('quantityUnit') }),
  }),
})

function bulkChangesOf(input: typeof BulkProductChangesInput.$inferInput): BulkChanges {
  const { addGroupIds, removeGroupIds, visibleFrom, backOn, quantityUnit, ...rest } = input
  const flags = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null && value !== undefined))
  return {
    ...flags,
    ...(visibleFrom !== undefined && { visibleFrom }),
    ...(backOn !== undefined && { backOn }),
    ...(quantityUnit !== undefined && { quantityUnit }),
    ...(addGroupIds && { addGroupIds: addGroupIds.map(id => keyOf('ProductGroup', id)) }),
    ...(removeGroupIds && { removeGroupIds: removeGroupIds.map(id => keyOf('ProductGroup', id)) }),
  }
}

type Planned = {
  readonly product: ProductShape
  readonly differences: readonly ProductDifference[]
  readonly errors: readonly Refusal[]
}

const PlannedProductChangeRef = builder.objectRef<Planned>('PlannedProductChange').implement({
  description: 'What a change of several products would do to one of them.',
  fields: t => ({
    product: t.field({ type: ProductRef, resolve: ({ product }) => product }),
    differences: t.field({
      type: [ProductDifferenceRef],
      description: 'The first of them; none where all is so already.',
      args: { first: t.arg.int() },
      complexity: ({ first }) => ({ field: 1, multiplier: differencesShown(first) }),
      resolve: ({ differences, product }, { first }) =>
        differences.slice(0, differencesShown(first)).map(row => ({ row, product })),
    }),
    differenceCount: t.int({ resolve: ({ differences }) => differences.length }),
    errors: t.field({
      type: [UserErrorRef],
      description: 'Why it cannot be done.',
      resolve: ({ errors }) => [...errors],
    }),
  }),
})

/** Most products whose changes are looked at with one request. */
const mostPlanned = 100

builder.queryField('plannedProductChanges', t =>
  t.field({
    type: [PlannedProductChangeRef],
    description: 'What `changeProducts` would do; products that are not there are left out. Nothing is written.',
    authScopes: { staff: 'catalogue' },
    args: {
      productIds: t.arg.idList({ required: true, ...atMost({ entries: mostPlanned }) }),
      changes: t.arg({ type: BulkProductChangesInput, required: true }),
    },
    complexity: { field: 20, multiplier: mostPlanned },
    resolve: async (_root, { productIds, changes: input }, context) => {
      const changes = bulkChangesOf(input)
      refuseIf(bulkRefusals(changes, ['changes']))
      const ids = [...new Set(productIds.map(id => keyOf('Product', String(id))))]
      const subjects = await bulkSubjects(context.database.drizzle, ids)
      const planned = await Promise.all(
        ids.map(async (id): Promise<Planned | null> => {
          const subject = subjects.get(id)
          const product = subject && (await managedProduct(context, id))
          if (!product) return null
          const { writing, refusals } = bulkWriting(subject, changes)
          return { product, differences: bulkDifferences(subject, writing), errors: refusals }
        }),
      )
      return planned.filter(each => each !== null)
    },
  }),
)

const ChangedProductInput = builder.inputType('ChangedProductInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    revision: t.int({ description: 'The revision that was seen; absent: whatever it is by now.' }),
  }),
})
const ChangeProductsInput = builder.inputType('ChangeProductsInput', {
  fields: t => ({
    products: t.field({ type: [ChangedProductInput], required: true, ...atMost({ entries: mostChanged }) }),
    changes: t.field({ type: BulkProductChangesInput, required: true }),
  }),
})

const ChangedProductRef = builder.objectRef<ProductChanged>('ChangedProduct').implement({
  fields: t => ({
    productId: t.id({ resolve: ({ productId }) => globalId('Product', productId) }),
    revision: t.exposeInt('revision', { description: 'By now.' }),
    change: t.exposeString('changeId', {
      nullable: true,
      description: 'The key of the change in the product’s history; null where all was so already.',
    }),
  }),
})

type Changed = { readonly products: readonly ProductChanged[] }
const ChangeProductsPayloadRef = payloadType<Changed>('ChangeProductsPayload', t => ({
  products: t.field({
    type: [ChangedProductRef],
    description: 'Those that were not refused.',
    resolve: ({ products }) => [...products],
  }),
}))

builder.mutationField('changeProducts', t =>
  t.field({
    type: ChangeProductsPayloadRef,
    description:
      'Changes several products alike, each as a whole or not at all; paths of `errors` begin with their place.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ChangeProductsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const changes = bulkChangesOf(input.changes)
      const asked = await withRefusals<Changed>({ products: [] }, async () => {
        refuseIf(bulkRefusals(changes, ['changes']))
        return { products: [] }
      })
      if (asked.errors.length > 0) return asked
      const products = input.products.map(({ productId, revision }) => ({
        ...{ productId: keyOf('Product', productId), revision: revision ?? null },
      }))
      const { changed, refusals } = await changeEach(context, products, changes)
      return { products: changed, errors: refusals }
    },
  }),
)
