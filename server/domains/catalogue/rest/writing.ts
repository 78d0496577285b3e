import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import type { Fields } from '../../../api/differences.ts'
import { idList, type Route, route } from '../../../api/rest.ts'
import { askingOf, idNamed, idsNamed } from '../../../api/restIds.ts'
import { records } from '../../../api/restRecords.ts'
import type { Removal } from '../../../api/restRemoval.ts'
import { inWordsOf } from '../../../api/restWrites.ts'
import { exampleIds } from '../../../kit/answers.ts'
import { NotFound } from '../../../kit/refusals.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { addVariant } from '../operations/addVariant.ts'
import { createColor, deleteColors, updateColor } from '../operations/colors.ts'
import { createProduct } from '../operations/createProduct.ts'
import { deleteProducts, deleteVariants } from '../operations/deleteProducts.ts'
import { duplicateProduct } from '../operations/duplicateProduct.ts'
import { placeImagesOfFiles, removeImageOfFile, updateImageOfFile } from '../operations/imagesOfFiles.ts'
import { lockProducts } from '../operations/locks.ts'
import { createProductGroup, deleteProductGroups, updateProductGroup } from '../operations/productGroups.ts'
import { restoreProducts } from '../operations/restoreProducts.ts'
import { updateProduct } from '../operations/updateProduct.ts'
import { colorAnswer, groupAnswer, itemAnswer, productAnswer } from '../presenters/answers.ts'
import { restPath } from '../presenters/paths.ts'
import { colorsOf, groupsOf, itemsById, productsById } from '../presenters/products.ts'
import {
  type Around,
  colorSchema,
  colorWritingOf,
  creationOf,
  groupSchema,
  groupWritingOf,
  imageSchema,
  imageWritingOf,
  kindOf,
  productSchema,
  type RestColor,
  type RestGroup,
  type RestImage,
  type RestProduct,
  type RestSize,
  sizeSchema,
  tierSchema,
  variantFieldsOf,
  writingOf,
} from '../presenters/writing.ts'
import { allColors } from '../queries/groups.ts'
import { productsOfVariants } from '../queries/products.ts'
import { isSameTier } from '../rules/tiers.ts'
import { variants } from '../tables.ts'
import { calledColor, calledDeleted, calledGroup, calledItem, calledProduct } from './called.ts'
import * as examples from './examples.ts'

/** Runs an operation; where it refuses, the paths are those of the documented input. */
const inRestWords = <Result>(run: () => Promise<Result>, dropped = 0): Promise<Result> =>
  inWordsOf(path => restPath(path, dropped), run)

/** Read once for all records of a request. */
const around = (context: RequestContext): Promise<Around> =>
  context.once(around, async () => ({
    language: context.language,
    timeZone: shopSettings.of(await readSettings(context.database.drizzle)).timeZone,
    colors: await allColors(context.database),
  }))

async function read<Item>(items: Promise<readonly Item[]>): Promise<Item> {
  const [item] = await items
  if (item === undefined) throw new NotFound()
  return item
}

/** How many leading steps of a variant's paths its own input does not have: `variants`, and its place there. */
const placeOfVariant = 2

const isSize = (input: RestProduct | RestSize): input is RestSize => typeof input.parent === 'string'

async function create(context: RequestContext, input: RestProduct | RestSize): Promise<string> {
  const surroundings = await around(context)
  if (!isSize(input)) {
    const { productId } = await inRestWords(() => createProduct(context, creationOf(input, surroundings)))
    await writeImages(context, productId, input.media?.images ?? [], surroundings)
    return productId
  }
  const fields = variantFieldsOf(input, surroundings)
  const added = () => addVariant(context, { productId: input.parent!, fields })
  return (await inRestWords(added, placeOfVariant)).variantId
}

async function update(context: RequestContext, id: string, input: RestProduct | RestSize, revision: number | null) {
  const surroundings = await around(context)
  const productId = (await productsOfVariants(context.database, [id])).get(id)
  if (productId !== undefined) {
    const { available, ...fields } = variantFieldsOf(input as RestSize, surroundings)
    const stock = available === null ? { isStockUnlimited: true } : { stock: available }
    const variants = [{ ...fields, ...stock, variantId: id }]
    return inRestWords(() => updateProduct(context, { productId, revision, variants }), placeOfVariant)
  }
  const { media, ...product } = input as RestProduct
  if (Object.keys(product).length > 0) {
    const writing = { ...writingOf(product, surroundings), kind: kindOf(product.type), merges: true }
    await inRestWords(() => updateProduct(context, { ...writing, productId: id, revision }))
  }
  await writeImages(context, id, media?.images ?? [], surroundings)
}

/** Changes pictures of a product, shows further files, takes others away, and puts them into their places. */
async function writeImages(
  context: RequestContext,
  productId: string,
  images: readonly RestImage[],
  surroundings: Around,
): Promise<void> {
  for (const [index, image] of images.entries()) {
    // That somebody else edits the product is no fault of a picture.
    const place = (path: readonly string[]) =>
      path[0] === 'productId' ? restPath(path) : ['media', 'images', String(index), ...restPath(path)]
    await inWordsOf(place, () => writeImage(context, productId, image, surroundings))
  }
  const places = new Map(images.flatMap(({ _id, order, remove }) => (remove || order == null ? [] : [[_id, order]])))
  if (places.size > 0) await inRestWords(() => placeImagesOfFiles(context, { productId, places }))
}

async function writeImage(context: RequestContext, productId: string, image: RestImage, surroundings: Around) {
  if (image.remove) return removeImageOfFile(context, { productId, fileId: image._id })
  const writing = { ...imageWritingOf(productId, image, surroundings), adds: true }
  return updateImageOfFile(context, writing)
}

/** Products and sizes have revisions of their product; it is locked with all that hangs on it. */
async function lock(tx: Transaction, ids: readonly string[]): Promise<void> {
  const owners = await tx
    .select({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
  await lockProducts(tx, [...ids, ...owners.map(owner => owner.id)])
}

const byId = { isSame: (sent: Fields, present: Fields) => sent._id === present._id }
/** By what a size is named: fields of its own, or keys that are none. */
const sizeNames = ['_id', 'id', 'key', 'order_number', 'sku', 'gtin'] as const
const nameOfSize = (sent: Fields) => sizeNames.find(each => sent[each] !== undefined && sent[each] !== null)
const isSameSize = (sent: Fields, present: Fields): boolean => {
  const name = nameOfSize(sent)
  return name !== undefined && sent[name] === present[name]
}
const keyOfSize = (sent: Fields) => {
  const name = nameOfSize(sent)
  return name === 'sku' || name === 'gtin' ? name : undefined
}
const isSameTierPrice = (sent: Fields, present: Fields): boolean => {
  const [one, other] = [tierSchema.safeParse(sent), tierSchema.safeParse(present)]
  return one.success && other.success && isSameTier(one.data, other.data)
}

/** How lists of a product are merged: what is left out stays, `remove: true` takes away. */
const productLists = {
  variants: { isSame: isSameSize, nameOf: keyOfSize },
  bulk_prices: { isSame: isSameTierPrice },
  'media.images': byId,
  downloads: { ...byId, written: ['_id', 'desc'] },
  properties: {
    isSame: (sent: Fields, present: Fields) => sent.key === present.key,
    written: ['key', 'label', 'value'],
  },
}

const removeProducts: Removal = async (context, ids) => {
  const products = await deleteProducts(context, { productIds: ids })
  const variants = await deleteVariants(context, { variantIds: ids })
  const removed = new Set([...products.deletedIds, ...variants.deletedIds])
  return ids.filter(id => removed.delete(id))
}
const removeGroups: Removal = async (context, groupIds, isForced) => {
  const remove = () => deleteProductGroups(context, { groupIds, onlyEmpty: !isForced })
  return (await inWordsOf(() => ['force'], remove)).deletedIds
}
const removeColors: Removal = async (context, ids) => (await deleteColors(context, { colorIds: ids })).deletedIds

const byIdsOf =
  (all: (context: RequestContext) => Promise<readonly (Fields & { readonly _id: string })[]>) =>
  async (context: RequestContext, ids: readonly string[]) => {
    const items = new Map((await all(context)).map(item => [item._id, item]))
    return ids.flatMap(id => items.get(id) ?? [])
  }

const revisions =
  'Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.'
const texts = 'Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay.'

/** Writing paths of the catalogue. */
export const catalogueWritingRoutes: readonly Route[] = [
  ...records({
    name: 'shop_product',
    audience: 'admin:catalogue',
    what: 'products',
    called: calledItem,
    references: { parent: calledProduct, product_groups: calledGroup, cross: calledProduct, slots: calledProduct },
    input: productSchema.extend({ parent: sizeSchema.shape.parent }),
    answer: itemAnswer,
    example: examples.product,
    changing: examples.productChange,
    note: `Prices are euros with at most two decimals, or whole cents (\`price_cents\`, which win where both were changed). Entries of \`variants\` (by \`_id\`, \`key\`, \`order_number\`, \`sku\` or \`gtin\`), \`bulk_prices\` (by \`from\`, \`scope\` and \`keys\`), \`media.images\`, \`downloads\` (by \`_id\`) and \`properties\` (by \`key\`) are merged: those that are left out stay, \`remove: true\` takes one away. Pictures and downloads are files of the library that are for everybody: one that is not there yet is added; \`order\` is the place of a picture, from 0. \`slots\`, \`cross\`, \`claims\`, \`special_offers\` and lists of ids are replaced as a whole; with \`parent\`, or the id of a child, a single size variant is meant. ${texts} ${revisions}`,
    inputFor: (sent, present) => (typeof (present ?? sent).parent === 'string' ? sizeSchema : productSchema),
    lists: productLists,
    objects: ['safety', 'content', 'lettering'],
    read: itemsById,
    lock,
    create,
    update,
    remove: removeProducts,
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_product/restore',
    audience: 'admin:catalogue',
    summary:
      'Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now; those that are not deleted are left out. Instead of an id also `key:value` (order_number, slug), of what several have by none.',
    input: z.object({ ids: idList }),
    answer: z.object({
      restored: z.array(z.string()).meta({ description: 'ids of what was restored', examples: [[exampleIds.product]] }),
    }),
    example: { ids: [exampleIds.product] },
    async run(context, { ids }) {
      const productIds = await idsNamed(askingOf(context), ids, calledDeleted)
      return { restored: (await restoreProducts(context, { productIds })).restoredIds }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_product/duplicate',
    audience: 'admin:catalogue',
    summary:
      'Makes a product like another one, offline, with a number, an address and article numbers of its own. A GTIN is left out, and counted stock is none. Instead of an id also `key:value` (order_number, slug).',
    input: z.object({ id: z.string().min(1).max(200) }),
    answer: productAnswer,
    example: { id: exampleIds.product },
    async run(context, { id }) {
      const source = await idNamed(askingOf(context), id, { ...calledProduct, path: ['id'] })
      if (source === null) throw new NotFound()
      const { productId } = await inRestWords(() => duplicateProduct(context, { productId: source }))
      return read(productsById(context, [productId]))
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop_product_image',
    audience: 'admin:catalogue',
    summary: `Changes a picture of the product \`parent\`, named by the id of its file; what is left out stays. ${texts}`,
    input: imageSchema,
    answer: productAnswer,
    example: examples.picture,
    async run(context, input) {
      const parent = await idNamed(askingOf(context), input.parent, { ...calledProduct, path: ['parent'] })
      const [record] = parent === null ? [] : await productsById(context, [parent])
      if (!record) throw new NotFound()
      const surroundings = await around(context)
      const words = (path: readonly string[]) => (path[0] === 'productId' ? ['parent'] : restPath(path))
      await inWordsOf(words, () => updateImageOfFile(context, imageWritingOf(record._id, input, surroundings)))
      return read(productsById(context, [record._id]))
    },
  }),
  ...records({
    name: 'shop_productgroup',
    audience: 'admin:catalogue',
    what: 'product groups',
    called: calledGroup,
    references: { product_groups: calledGroup, placed_items: calledProduct },
    input: groupSchema,
    answer: groupAnswer,
    example: examples.group,
    changing: examples.groupChange,
    note: `${texts} A picture is named by its id, or by \`{_id, alt}\` with what it shows. ${revisions}`,
    inputFor: () => groupSchema,
    read: byIdsOf(groupsOf),
    async create(context, input: RestGroup) {
      const write = () => createProductGroup(context, groupWritingOf(input, context.language))
      return (await inRestWords(write)).groupId
    },
    update: (context, groupId, input: RestGroup, revision) =>
      inRestWords(() => updateProductGroup(context, { ...groupWritingOf(input, context.language), groupId, revision })),
    remove: removeGroups,
    forced: 'Products stay, without the group; one that has products is removed with `force: true` alone.',
  }),
  ...records({
    name: 'shop_color',
    audience: 'admin:catalogue',
    what: 'colours',
    called: calledColor,
    input: colorSchema,
    answer: colorAnswer,
    example: examples.color,
    changing: examples.colorChange,
    note: `${texts} A colour that variants have is not removed. ${revisions}`,
    inputFor: () => colorSchema,
    read: byIdsOf(colorsOf),
    async create(context, input: RestColor) {
      return (await inRestWords(() => createColor(context, colorWritingOf(input, context.language)))).colorId
    },
    update: (context, colorId, input: RestColor, revision) =>
      inRestWords(() => updateColor(context, { ...colorWritingOf(input, context.language), colorId, revision })),
    remove: removeColors,
  }),
]
