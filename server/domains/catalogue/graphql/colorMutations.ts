import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LocalizedTextInput, LocalizedTextRef } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { croppedPath } from '../../../platform/imageSizes.ts'
import { createColor, deleteColors, updateColor } from '../operations/colors.ts'
import { arrangeColors, mergeColors } from '../operations/mergeColors.ts'
import { allColors } from '../queries/groups.ts'
import {
  type ColoredProduct,
  countManagedColors,
  type FurtherImage,
  imagesOfColor,
  type ManagedColor,
  managedColor,
  managedColors,
  productsOfColor,
} from '../queries/managedGroups.ts'
import { type ColorChanges, colorLimits, mostColors } from '../rules/groupChanges.ts'
import { keyOf, seenRevision } from './productPayload.ts'
import { ColorRef } from './refs.ts'
import { ImageRef, shown } from './values.ts'

/** Colours as those who keep the catalogue see and change them. */

const colorKey = (id: string) => keyOf('Color', id)

/** So many of the products that come in a colour are named. */
const mostNamed = 50

const ColoredProductRef = builder.objectRef<ColoredProduct>('ColoredProduct').implement({
  description: 'A product that comes in a colour.',
  fields: t => ({
    productId: t.id({ description: 'The id of the product.', resolve: ({ id }) => globalId('Product', id) }),
    productNumber: t.exposeString('productNumber', { description: 'The number that it is called by.' }),
    title: t.expose('title', { type: LocalizedTextRef, description: 'In both languages.' }),
    sizeCount: t.exposeInt('sizeCount', { description: 'How many of its sizes come in it.' }),
  }),
})

const ColorImageRef = builder.objectRef<FurtherImage & Pick<ManagedColor, 'id' | 'title'>>('ColorImage').implement({
  description: 'A picture of a colour.',
  fields: t => ({
    fileId: t.id({ description: 'The id of its file.', resolve: ({ fileId }) => globalId('File', fileId) }),
    name: t.exposeString('name', { description: 'Name of the file as it was uploaded.' }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: 'The picture itself; null where the file is none any more.',
      resolve: ({ image, id, title }) => shown(image, id, title),
    }),
  }),
})

const ManagedColorRef = builder.objectRef<ManagedColor>('ManagedColor').implement({
  fields: t => ({
    // Of its own, as that of groups.
    id: t.id({ resolve: color => globalId('ManagedColor', color.id) }),
    colorId: t.id({ description: 'The id of the colour.', resolve: color => globalId('Color', color.id) }),
    code: t.exposeString('code'),
    title: t.expose('title', { type: LocalizedTextRef }),
    hex: t.exposeString('hex'),
    sortOrder: t.exposeInt('sortOrder'),
    revision: t.exposeInt('revision'),
    productCount: t.exposeInt('productCount', { description: 'Products with sizes in it.' }),
    swatchUrl: t.string({
      nullable: true,
      description: 'Address of the square picture by which it is shown in small; null: by its value.',
      resolve: ({ swatch }) => swatch && croppedPath(swatch.sha256, 'cover200x200', swatch.focalPoint ?? null),
    }),
    images: t.field({
      type: [ColorImageRef],
      description: 'Its pictures, in order.',
      complexity: { field: 5, multiplier: 5 },
      resolve: async ({ id, title }, _args, { database }) =>
        (await imagesOfColor(database, id)).map(each => ({ ...each, id, title })),
    }),
    products: t.field({
      type: [ColoredProductRef],
      description: `The first of them by title, at most ${mostNamed}.`,
      complexity: { field: 5, multiplier: 10 },
      resolve: (color, _args, { database }) => productsOfColor(database, color.id, mostNamed),
    }),
  }),
})

const ManagedColorConnectionRef = numberedConnection<ManagedColor>('ManagedColor', ManagedColorRef)

builder.queryField('managedColors', t =>
  t.field({
    type: ManagedColorConnectionRef,
    description: 'All colours in the shop’s order, paged by number.',
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string() },
    resolve: (_root, { search, ...args }, { database }) => {
      const words = (withoutControls(search) ?? '').slice(0, 100)
      return numberedPage(args, {
        read: part => managedColors(database, words, part),
        count: most => countManagedColors(database, words, most),
        search: words,
      })
    },
  }),
)

builder.queryField('managedColor', t =>
  t.field({
    type: ManagedColorRef,
    nullable: true,
    description: 'One colour; null where there is none (any more).',
    authScopes: { staff: 'catalogue' },
    args: { colorId: t.arg.id({ required: true }) },
    resolve: (_root, { colorId }, { database }) => managedColor(database, colorKey(colorId)),
  }),
)

const ColorChangesInput = builder.inputType('ColorChanges', {
  description: 'What is left out stays; a new one gets what it needs.',
  fields: t => ({
    title: t.field({ type: LocalizedTextInput, ...accepts(colorLimits.title) }),
    code: t.string(accepts(colorLimits.code)),
    hex: t.string({ description: 'Like #1a2b3c.' }),
    sortOrder: t.int(accepts(colorLimits.sortOrder)),
    imageIds: t.idList({
      description: 'Files of its pictures, in order; the first is what it is shown by.',
      ...accepts(colorLimits.imageIds),
    }),
  }),
})

const changesOf = ({ imageIds, ...changes }: typeof ColorChangesInput.$inferInput): ColorChanges => ({
  ...changes,
  imageIds: imageIds === undefined ? undefined : (imageIds ?? []).map(id => keyOf('File', id)),
})

type Payload = { readonly colorId: string | null }

const ColorPayloadRef = payloadType<Payload>('ColorPayload', t => ({
  color: t.field({
    type: ColorRef,
    nullable: true,
    resolve: async ({ colorId }, _args, { database }) =>
      colorId ? ((await allColors(database)).find(({ id }) => id === colorId) ?? null) : null,
  }),
  management: t.field({
    type: ManagedColorRef,
    nullable: true,
    resolve: ({ colorId }, _args, { database }) => (colorId ? managedColor(database, colorId) : null),
  }),
}))

const CreateInput = builder.inputType('CreateColorInput', {
  fields: t => ({ changes: t.field({ type: ColorChangesInput, required: true }) }),
})
const UpdateInput = builder.inputType('UpdateColorInput', {
  fields: t => ({
    colorId: t.id({ required: true }),
    revision: t.int({ required: true, description: seenRevision }),
    changes: t.field({ type: ColorChangesInput, required: true }),
  }),
})
const DeleteInput = builder.inputType('DeleteColorsInput', {
  fields: t => ({ colorIds: t.idList({ required: true }) }),
})

const MergeInput = builder.inputType('MergeColorsInput', {
  fields: t => ({
    colorId: t.id({ required: true, description: 'The one that goes.' }),
    intoColorId: t.id({ required: true, description: 'The one that stays.' }),
  }),
})
const ArrangeInput = builder.inputType('ArrangeColorsInput', {
  fields: t => ({
    colorIds: t.idList({
      required: true,
      description: `Those that come first, in their order; at most ${mostColors}. The others follow as they stand.`,
      ...atMost({ entries: mostColors }),
    }),
  }),
})

const ArrangementRef = payloadType<{ readonly colorIds: readonly string[] }>('ArrangeColorsPayload', t => ({
  movedColorIds: t.idList({
    description: 'Those that stand elsewhere now.',
    resolve: ({ colorIds }) => colorIds.map(id => globalId('Color', id)),
  }),
}))

type Deletion = { readonly deletedIds: readonly string[] }
const DeletionRef = payloadType<Deletion>('DeleteColorsPayload', t => ({
  deletedColorIds: t.idList({ resolve: payload => payload.deletedIds.map(id => globalId('Color', id)) }),
}))

const answer = (run: () => Promise<{ colorId: string }>) => withRefusals<Payload>({ colorId: null }, run)

builder.mutationFields(t => ({
  createColor: t.field({
    type: ColorPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) => answer(() => createColor(context, { changes: changesOf(input.changes) })),
  }),
  updateColor: t.field({
    type: ColorPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input: { colorId, revision, changes } }, context) =>
      answer(() => updateColor(context, { revision, changes: changesOf(changes), colorId: colorKey(colorId) })),
  }),
  mergeColors: t.field({
    type: ColorPayloadRef,
    description: 'Makes one colour of two; refused while a product has the same size in both.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: MergeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() =>
        mergeColors(context, { colorId: colorKey(input.colorId), intoColorId: colorKey(input.intoColorId) }),
      ),
  }),
  arrangeColors: t.field({
    type: ArrangementRef,
    description: 'Puts colours into an order.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: ArrangeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ colorIds: readonly string[] }>({ colorIds: [] }, () =>
        arrangeColors(context, { colorIds: input.colorIds.map(colorKey) }),
      ),
  }),
  deleteColors: t.field({
    type: DeletionRef,
    description: 'Deletes colours; refused while sizes are in one of them.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Deletion>({ deletedIds: [] }, () =>
        deleteColors(context, { colorIds: input.colorIds.map(colorKey) }),
      ),
  }),
}))
