import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { idList, type Route, route } from '../../../api/rest.ts'
import { type Removal, removals, removing } from '../../../api/restRemoval.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound, Refused, refusal } from '../../../kit/refusals.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { addVariant } from '../operations/addVariant.ts'
import { createColor, deleteColors, updateColor } from '../operations/colors.ts'
import { createProduct } from '../operations/createProduct.ts'
import { deleteProducts, deleteVariants } from '../operations/deleteProducts.ts'
import { createProductGroup, deleteProductGroups, updateProductGroup } from '../operations/productGroups.ts'
import { updateImageOfFile } from '../operations/productImages.ts'
import { restoreProducts } from '../operations/restoreProducts.ts'
import { updateProduct } from '../operations/updateProduct.ts'
import { restPath } from '../presenters/paths.ts'
import { colorsOf, groupsOf, itemsById, productsById } from '../presenters/products.ts'
import {
  type Around,
  colorIdOf,
  colorSchema,
  colorWritingOf,
  creationOf,
  fitOf,
  groupSchema,
  groupWritingOf,
  imageSchema,
  kindOf,
  productSchema,
  type RestProduct,
  variantFieldsOf,
  writingOf,
} from '../presenters/writing.ts'
import { allColors } from '../queries/groups.ts'
import { productsOfVariants } from '../queries/products.ts'

/** Runs an operation; where it refuses, the paths are those of the documented input. */
async function inRestWords<Result>(run: () => Promise<Result>, dropped = 0): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(error.refusals.map(each => ({ ...each, path: restPath(each.path, dropped) })))
  }
}

const around = async ({ database, language }: RequestContext): Promise<Around> => ({
  language,
  timeZone: shopSettings.of(await readSettings(database.drizzle)).timeZone,
  colors: await allColors(database),
})

async function read<Item>(items: Promise<readonly Item[]>): Promise<Item> {
  const [item] = await items
  if (item === undefined) throw new NotFound()
  return item
}

const idOf = (input: { readonly _id?: string | undefined; readonly id?: string | undefined }): string => {
  const id = input._id ?? input.id
  if (id === undefined) throw new Refused([refusal('INVALID_INPUT', ['_id'], 'the id is missing')])
  if (!isId(id)) throw new NotFound()
  return id
}

/** How many leading steps of a variant's paths its own input does not have: `variants`, and its place there. */
const placeOfVariant = 2

async function create(context: RequestContext, input: RestProduct) {
  const { parent } = input
  const surroundings = await around(context)
  if (parent) {
    const { variantId } = await inRestWords(
      () => addVariant(context, { productId: parent, fields: variantFieldsOf(input, surroundings) }),
      placeOfVariant,
    )
    return read(itemsById(context, [variantId]))
  }
  const { productId } = await inRestWords(() => createProduct(context, creationOf(input, surroundings)))
  return read(itemsById(context, [productId]))
}

async function update(context: RequestContext, input: RestProduct) {
  const id = idOf(input)
  const productId = (await productsOfVariants(context.database, [id])).get(id)
  const surroundings = await around(context)
  const revision = input.revision ?? null
  if (productId === undefined) {
    const writing = { ...writingOf(input, surroundings), kind: kindOf(input.type) }
    await inRestWords(() => updateProduct(context, { ...writing, productId: id, revision }))
    return read(itemsById(context, [id]))
  }
  const { available, ...fields } = variantFieldsOf(input, surroundings)
  const stock = available === null ? { isStockUnlimited: true } : { stock: available }
  await inRestWords(
    () => updateProduct(context, { productId, revision, variants: [{ ...fields, ...stock, variantId: id }] }),
    placeOfVariant,
  )
  return read(itemsById(context, [id]))
}

const removeProducts: Removal = async (context, ids) => {
  const products = await deleteProducts(context, { productIds: ids })
  const variants = await deleteVariants(context, { variantIds: ids })
  const removed = new Set([...products.deletedIds, ...variants.deletedIds])
  return ids.filter(id => removed.delete(id))
}
const removeGroups: Removal = async (context, ids) => (await deleteProductGroups(context, { groupIds: ids })).deletedIds
const removeColors: Removal = async (context, ids) => (await deleteColors(context, { colorIds: ids })).deletedIds

const oneOf = async <Item extends { readonly _id: string }>(items: Promise<readonly Item[]>, id: string) =>
  read(items.then(all => all.filter(item => item._id === id)))

/** `POST X/` (create, or remove several) and `PUT X/` of a collection, with the removing paths. */
function writing<Input>(definition: {
  readonly name: string
  readonly what: string
  readonly input: z.ZodType<Input>
  readonly answer: string
  readonly note: string
  readonly create: (context: RequestContext, input: Input) => Promise<unknown>
  readonly update: (context: RequestContext, input: Input) => Promise<unknown>
  readonly remove: Removal
}): readonly Route[] {
  const { name, what, input, answer, note, remove } = definition
  const common = { path: `/api/v0/${name}`, audience: 'admin:catalogue', input, answer } as const
  return [
    route({
      ...common,
      method: 'POST',
      summary: `Makes one of the ${what}, or with \`{remove: [ids]}\` removes several. ${note}`,
      run: definition.create,
      remove: removing(remove),
    }),
    route({
      ...common,
      method: 'PUT',
      summary: `Changes one of the ${what}, named by \`_id\`; what is left out stays. ${note}`,
      run: definition.update,
    }),
    ...removals({ name, audience: 'admin:catalogue', what, remove }),
  ]
}

const revisions = 'Another `revision` than it has answers STALE_REVISION.'
const texts = 'Texts are written in the language asked for (`lang`), the other one stays.'

/** Writing paths of the catalogue. */
export const catalogueWritingRoutes: readonly Route[] = [
  ...writing({
    name: 'shop_product',
    what: 'products',
    input: productSchema,
    answer: 'The product as it is now; for a size variant, the variant.',
    note: `Prices are euros with at most two decimals, or whole cents (\`price_cents\`, which win). \`variants\`, \`bulk_prices\`, \`slots\`, \`cross\` and \`special_offers\` are replaced as a whole; with \`parent\`, or the id of a child, a single size variant is meant. ${texts} Another \`revision\` than the product has answers STALE_REVISION.`,
    create,
    update,
    remove: removeProducts,
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_product/restore',
    audience: 'admin:catalogue',
    summary:
      'Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now; those that are not deleted are left out.',
    input: z.object({ ids: idList }),
    answer: { restored: 'ids of what was restored' },
    run: async (context, { ids }) => ({
      restored: (await restoreProducts(context, { productIds: ids })).restoredIds,
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop_product_image',
    audience: 'admin:catalogue',
    summary: `Changes a picture of the product \`parent\`, named by the id of its file; what is left out stays. ${texts}`,
    input: imageSchema,
    answer: 'The product as it is now.',
    async run(context, input) {
      const [record] = isId(input.parent) ? await productsById(context, [input.parent]) : []
      if (!record) throw new NotFound()
      await inRestWords(async () =>
        updateImageOfFile(context, {
          productId: record._id,
          fileId: input._id,
          view: input.view,
          colorId: colorIdOf(input.color, await around(context)),
          fit: fitOf(input.gender),
          words: { language: context.language, values: { alt: input.alt, caption: input.desc } },
        }),
      )
      return read(productsById(context, [record._id]))
    },
  }),
  ...writing({
    name: 'shop_productgroup',
    what: 'product groups',
    input: groupSchema,
    answer: 'The group as it is now.',
    note: `${texts} A picture is named by its id, or by \`{_id, alt}\` with what it shows. ${revisions}`,
    async create(context, input) {
      const write = () => createProductGroup(context, groupWritingOf(input, context.language))
      const { groupId } = await inRestWords(write)
      return oneOf(groupsOf(context), groupId)
    },
    async update(context, input) {
      const groupId = idOf(input)
      await inRestWords(() =>
        updateProductGroup(context, {
          ...groupWritingOf(input, context.language),
          ...{ groupId, revision: input.revision ?? null },
        }),
      )
      return oneOf(groupsOf(context), groupId)
    },
    remove: removeGroups,
  }),
  ...writing({
    name: 'shop_color',
    what: 'colours',
    input: colorSchema,
    answer: 'The colour as it is now.',
    note: `${texts} A colour that variants have is not removed. ${revisions}`,
    async create(context, input) {
      const { colorId } = await inRestWords(() => createColor(context, colorWritingOf(input, context.language)))
      return oneOf(colorsOf(context), colorId)
    },
    async update(context, input) {
      const colorId = idOf(input)
      await inRestWords(() =>
        updateColor(context, {
          ...colorWritingOf(input, context.language),
          ...{ colorId, revision: input.revision ?? null },
        }),
      )
      return oneOf(colorsOf(context), colorId)
    },
    remove: removeColors,
  }),
]
