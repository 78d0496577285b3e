import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LocalizedTextInput, LocalizedTextRef } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { setGroupPicture } from '../operations/groupPicture.ts'
import { createProductGroup, deleteProductGroups, updateProductGroup } from '../operations/productGroups.ts'
import {
  countManagedGroups,
  type FurtherImage,
  furtherImages,
  type GroupProduct,
  groupProducts,
  type ManagedGroup,
  managedGroup,
  managedGroups,
} from '../queries/managedGroups.ts'
import { type GroupChanges, groupLimits } from '../rules/groupChanges.ts'
import { groupPath } from '../rules/paths.ts'
import { ProductOrderRef } from './connection.ts'
import { loadGroup } from './loaders.ts'
import { keyOf, seenRevision } from './productPayload.ts'
import { ProductGroupRef } from './refs.ts'
import { groupImage, ImageRef, shown } from './values.ts'

/** Product groups as those who keep the catalogue see and change them. */

const groupKey = (id: string) => keyOf('ProductGroup', id)

const mostShown = 500
const productPicture = ({ image, id, title }: GroupProduct) => shown(image, id, title)

const GroupProductRef = builder.objectRef<GroupProduct>('GroupProduct').implement({
  description: 'A product as it stands in a group.',
  fields: t => ({
    productId: t.id({ description: 'The id of the product.', resolve: ({ id }) => globalId('Product', id) }),
    productNumber: t.exposeString('productNumber', { description: 'The number that it is called by.' }),
    title: t.expose('title', { type: LocalizedTextRef, description: 'In both languages.' }),
    image: t.field({ type: ImageRef, nullable: true, description: 'Its first picture.', resolve: productPicture }),
    isListed: t.exposeBoolean('isListed', { description: 'Whether visitors see it in the group.' }),
    place: t.exposeInt('place', {
      nullable: true,
      description: 'Where it was placed by hand, from 1; null: after those, in the shop’s order.',
    }),
  }),
})

const FurtherImageRef = builder.objectRef<FurtherImage & Pick<ManagedGroup, 'id' | 'title'>>('GroupImage').implement({
  description: 'A picture of a group besides its first.',
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

export const ManagedGroupRef = builder.objectRef<ManagedGroup>('ManagedGroup').implement({
  fields: t => ({
    // Of its own: a client that keeps things by id would mix its texts in both languages with those of the shop.
    id: t.id({ resolve: group => globalId('ManagedGroup', group.id) }),
    groupId: t.id({ description: 'The id of the group.', resolve: group => globalId('ProductGroup', group.id) }),
    slug: t.exposeString('slug'),
    title: t.expose('title', { type: LocalizedTextRef }),
    description: t.expose('description', { type: LocalizedTextRef, nullable: true }),
    sortOrder: t.exposeInt('sortOrder'),
    isMainGallery: t.exposeBoolean('isMainGallery'),
    parentIds: t.idList({ resolve: group => group.parentIds.map(id => globalId('ProductGroup', id)) }),
    productCount: t.exposeInt('productCount', { description: 'Products that visitors can see.' }),
    image: t.field({ type: ImageRef, nullable: true, resolve: groupImage }),
    imageAlt: t.expose('imageAlt', {
      type: LocalizedTextRef,
      nullable: true,
      description: 'What its picture shows, in the group’s own words; null: those of the file, else its title.',
    }),
    revision: t.exposeInt('revision'),
    path: t.string({
      description: 'Path of its page in the shop, in the language asked for.',
      resolve: (group, _args, { language }) => groupPath(language, group.slug),
    }),
    memberCount: t.exposeInt('memberCount', { description: 'Its products, those too that visitors do not see.' }),
    seoTitle: t.expose('seoTitle', {
      type: LocalizedTextRef,
      nullable: true,
      description: 'What search engines show as its title, in both languages; null: its title.',
    }),
    seoDescription: t.expose('seoDescription', {
      type: LocalizedTextRef,
      nullable: true,
      description: 'What search engines show below it, in both languages; null: its description.',
    }),
    productOrder: t.expose('productOrder', {
      type: ProductOrderRef,
      description: 'How its products are listed where no visitor sorts them; `RECOMMENDED`: by hand.',
    }),
    moreImages: t.field({
      type: [FurtherImageRef],
      description: 'Its pictures besides the first, in order.',
      complexity: { field: 5, multiplier: 5 },
      resolve: async ({ id, title }, _args, { database }) =>
        (await furtherImages(database, id)).map(each => ({ ...each, id, title })),
    }),
    products: t.field({
      type: [GroupProductRef],
      description: `Its first products, at most ${mostShown}: those placed by hand, then in the shop’s order.`,
      complexity: { field: 20, multiplier: 50 },
      resolve: (group, _args, { database }) => groupProducts(database, group.id, mostShown),
    }),
  }),
})

const ManagedGroupConnectionRef = numberedConnection<ManagedGroup>('ManagedGroup', ManagedGroupRef)

builder.queryField('managedProductGroups', t =>
  t.field({
    type: ManagedGroupConnectionRef,
    description: 'All product groups in the shop’s order, paged by number.',
    authScopes: { staff: 'catalogue' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), search: t.arg.string() },
    resolve: (_root, { search, ...args }, { database }) => {
      const words = (withoutControls(search) ?? '').slice(0, 100)
      return numberedPage(args, {
        read: part => managedGroups(database, words, part),
        count: most => countManagedGroups(database, words, most),
        search: words,
      })
    },
  }),
)

builder.queryField('managedProductGroup', t =>
  t.field({
    type: ManagedGroupRef,
    nullable: true,
    description: 'One product group; null where there is none (any more).',
    authScopes: { staff: 'catalogue' },
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_root, { groupId }, { database }) => managedGroup(database, groupKey(groupId)),
  }),
)

const GroupChangesInput = builder.inputType('ProductGroupChanges', {
  description: 'What is left out stays (in a new one: is empty), null clears.',
  fields: t => ({
    title: t.field({ type: LocalizedTextInput, ...accepts(groupLimits.title) }),
    description: t.field({ type: LocalizedTextInput, ...accepts(groupLimits.description) }),
    slug: t.string(accepts(groupLimits.slug)),
    imageAlt: t.field({
      type: LocalizedTextInput,
      description: 'What its picture shows; another picture begins without.',
      ...accepts(groupLimits.imageAlt),
    }),
    sortOrder: t.int(accepts(groupLimits.sortOrder)),
    isMainGallery: t.boolean(),
    parentIds: t.idList({ description: 'The groups right above it.', ...accepts(groupLimits.parentIds) }),
    seoTitle: t.field({
      type: LocalizedTextInput,
      description: 'What search engines show as its title.',
      ...accepts(groupLimits.seoTitle),
    }),
    seoDescription: t.field({
      type: LocalizedTextInput,
      description: 'What search engines show below it.',
      ...accepts(groupLimits.seoDescription),
    }),
    productOrder: t.field({
      type: ProductOrderRef,
      description: 'How its products are listed where no visitor sorts them; `RECOMMENDED`: by hand.',
    }),
    moreImageIds: t.idList({
      description: 'Its pictures besides the first, in order.',
      ...accepts(groupLimits.moreImageIds),
    }),
    placedIds: t.idList({
      description: 'Its products that stand first by hand, in their order; the others follow in the shop’s.',
      extensions: { accepted: groupLimits.placedIds, limits: groupLimits.placedIds },
    }),
  }),
})

type Payload = { readonly groupId: string | null }

const GroupPayloadRef = payloadType<Payload>('ProductGroupPayload', t => ({
  productGroup: t.field({
    type: ProductGroupRef,
    nullable: true,
    resolve: ({ groupId }, _args, context) => (groupId ? loadGroup(context, groupId) : null),
  }),
  management: t.field({
    type: ManagedGroupRef,
    nullable: true,
    resolve: ({ groupId }, _args, { database }) => (groupId ? managedGroup(database, groupId) : null),
  }),
}))

const answer = (run: () => Promise<{ groupId: string }>) => withRefusals<Payload>({ groupId: null }, run)

const changesOf = ({
  parentIds,
  placedIds,
  moreImageIds,
  ...changes
}: typeof GroupChangesInput.$inferInput): GroupChanges => ({
  ...changes,
  moreImageIds: moreImageIds === undefined ? undefined : (moreImageIds ?? []).map(id => keyOf('File', id)),
  placedIds: placedIds === undefined ? undefined : (placedIds ?? []).map(id => keyOf('Product', id)),
  parentIds: parentIds === undefined ? undefined : (parentIds ?? []).map(groupKey),
})

const CreateInput = builder.inputType('CreateProductGroupInput', {
  fields: t => ({ changes: t.field({ type: GroupChangesInput, required: true }) }),
})
const UpdateInput = builder.inputType('UpdateProductGroupInput', {
  fields: t => ({
    groupId: t.id({ required: true }),
    revision: t.int({ required: true, description: seenRevision }),
    changes: t.field({ type: GroupChangesInput, required: true }),
  }),
})
const PictureInput = builder.inputType('SetProductGroupPictureInput', {
  fields: t => ({
    groupId: t.id({ required: true }),
    file: t.field({ type: 'Upload', description: 'Null: none.' }),
    fileId: t.id({ description: 'A picture of the library, instead of a file.' }),
  }),
})
const DeleteInput = builder.inputType('DeleteProductGroupsInput', {
  fields: t => ({ groupIds: t.idList({ required: true }) }),
})

type Deletion = { readonly deletedIds: readonly string[] }
const DeletionRef = payloadType<Deletion>('DeleteProductGroupsPayload', t => ({
  deletedGroupIds: t.idList({ resolve: payload => payload.deletedIds.map(id => globalId('ProductGroup', id)) }),
}))

builder.mutationFields(t => ({
  createProductGroup: t.field({
    type: GroupPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(() => createProductGroup(context, { changes: changesOf(input.changes) })),
  }),
  updateProductGroup: t.field({
    type: GroupPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input: { groupId, revision, changes } }, context) =>
      answer(() => updateProductGroup(context, { groupId: groupKey(groupId), revision, changes: changesOf(changes) })),
  }),
  setProductGroupPicture: t.field({
    type: GroupPayloadRef,
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: PictureInput, required: true }) },
    resolve: (_root, { input }, context: RequestContext) =>
      answer(async () =>
        setGroupPicture(context, {
          groupId: groupKey(input.groupId),
          file: (await input.file) ?? null,
          fileId: input.fileId ? keyOf('File', input.fileId) : null,
        }),
      ),
  }),
  deleteProductGroups: t.field({
    type: DeletionRef,
    description: 'Deletes groups; their products stay, without them.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Deletion>({ deletedIds: [] }, () =>
        deleteProductGroups(context, { groupIds: input.groupIds.map(groupKey) }),
      ),
  }),
}))
