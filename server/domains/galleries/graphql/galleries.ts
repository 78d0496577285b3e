import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, LocalizedTextInput } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { createGallery, deleteGalleries, restoreGalleries, updateGallery } from '../operations.ts'
import {
  browseGalleries,
  countGalleries,
  countGalleryTabs,
  type Gallery,
  type GalleryTab,
  galleryBySlug,
  galleryTabs,
} from '../queries.ts'
import { type GalleryChanges, galleryLimits } from '../rules/galleryChanges.ts'
import {
  GalleryClickRef,
  GalleryPivotHRef,
  GalleryPivotVRef,
  GalleryRef,
  GallerySizeRef,
  loadGallery,
} from './types.ts'

const GalleryTabRef = builder.enumType('GalleryTab', {
  values: {
    ALL: { value: 'all' },
    PUBLIC: { value: 'public' },
    HIDDEN: { value: 'hidden' },
    DELETED: { value: 'deleted' },
  } as const,
})
const GalleryTabCountRef = builder.objectRef<{ key: GalleryTab; count: number }>('GalleryTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: GalleryTabRef }), count: t.exposeInt('count') }),
})

type GalleryPage = NumberedPage<Gallery> & { tabs: () => Promise<Record<GalleryTab, number>> }
const GalleryConnectionRef = numberedConnection<Gallery, GalleryPage>('Gallery', GalleryRef)
builder.objectField(GalleryConnectionRef, 'tabs', t =>
  t.field({
    type: [GalleryTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return galleryTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const GalleryFilterInput = builder.inputType('GalleryFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: GalleryTabRef }) }),
})
const GalleryOrderInput = builder.inputType('GalleryOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('GalleryOrderField', {
        values: { CHANGED: { value: 'changed' }, TITLE: { value: 'title' } } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

builder.queryFields(t => ({
  gallery: t.field({
    type: GalleryRef,
    nullable: true,
    shared: true,
    authScopes: { public: true },
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { database, viewer }) => galleryBySlug(database.drizzle, viewer, slug),
  }),
  managedGallery: t.field({
    type: GalleryRef,
    nullable: true,
    authScopes: { staff: 'files' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadGallery(context, rawId('Gallery', String(id)) ?? ''),
  }),
  galleries: t.field({
    type: GalleryConnectionRef,
    authScopes: { staff: 'files' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: GalleryFilterInput }),
      orderBy: t.arg({ type: GalleryOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { ...filter, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'changed', direction: 'desc' }
      const page = await numberedPage(args, {
        read: part => browseGalleries(reader, viewer, wanted, sort, part),
        count: most => countGalleries(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countGalleryTabs(reader, viewer, wanted) }
    },
  }),
}))

const GalleryChangesInput = builder.inputType('GalleryChanges', {
  fields: t => ({
    title: t.field({ type: LocalizedTextInput, ...accepts(galleryLimits.title) }),
    slug: t.string(accepts(galleryLimits.slug)),
    showTitle: t.boolean(),
    interval: t.float(accepts(galleryLimits.interval)),
    size: t.field({ type: GallerySizeRef }),
    onClick: t.field({ type: GalleryClickRef }),
    sizeClick: t.field({ type: GallerySizeRef }),
    pivotV: t.field({ type: GalleryPivotVRef }),
    pivotH: t.field({ type: GalleryPivotHRef }),
    isPublic: t.boolean(),
    imageIds: t.idList(accepts(galleryLimits.imageIds)),
  }),
})
const CreateGalleryInput = builder.inputType('CreateGalleryInput', {
  fields: t => ({ gallery: t.field({ type: GalleryChangesInput, required: true }) }),
})
const UpdateGalleryInput = builder.inputType('UpdateGalleryInput', {
  fields: t => ({
    galleryId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: GalleryChangesInput, required: true }),
  }),
})
const DeleteGalleriesInput = builder.inputType('DeleteGalleriesInput', {
  fields: t => ({ galleryIds: t.idList({ required: true }) }),
})
const RestoreGalleriesInput = builder.inputType('RestoreGalleriesInput', {
  fields: t => ({ galleryIds: t.idList({ required: true }) }),
})

const GalleryPayload = payloadType<{ gallery: Gallery | null }>('GalleryPayload', t => ({
  gallery: t.expose('gallery', { type: GalleryRef, nullable: true }),
}))
const DeleteGalleriesPayload = payloadType<{ deletedIds: readonly string[] }>('DeleteGalleriesPayload', t => ({
  deletedGalleryIds: t.idList({ resolve: payload => payload.deletedIds.map(id => globalId('Gallery', id)) }),
}))
const RestoreGalleriesPayload = payloadType<{ restoredIds: readonly string[] }>('RestoreGalleriesPayload', t => ({
  restoredGalleryIds: t.idList({ resolve: payload => payload.restoredIds.map(id => globalId('Gallery', id)) }),
}))

const galleryKey = (id: string | number) => rawId('Gallery', String(id)) ?? ''

const changesOf = ({ imageIds, ...changes }: typeof GalleryChangesInput.$inferInput): GalleryChanges => ({
  ...changes,
  ...(imageIds && { imageIds: imageIds.map(id => rawId('File', String(id)) ?? String(id)) }),
})

const answer = (run: () => Promise<Gallery>) =>
  withRefusals<{ gallery: Gallery | null }>({ gallery: null }, async () => ({ gallery: await run() }))

builder.mutationFields(t => ({
  createGallery: t.field({
    type: GalleryPayload,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: CreateGalleryInput, required: true }) },
    resolve: (_root, { input }, context) => answer(() => createGallery(context, changesOf(input.gallery))),
  }),
  updateGallery: t.field({
    type: GalleryPayload,
    authScopes: { editor: 'files' },
    args: { input: t.arg({ type: UpdateGalleryInput, required: true }) },
    resolve: (_root, { input: { galleryId, revision, changes } }, context) =>
      answer(() => updateGallery(context, { galleryId: galleryKey(galleryId), revision, changes: changesOf(changes) })),
  }),
  deleteGalleries: t.field({
    type: DeleteGalleriesPayload,
    authScopes: { admin: 'files' },
    args: { input: t.arg({ type: DeleteGalleriesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ deletedIds: readonly string[] }>({ deletedIds: [] }, () =>
        deleteGalleries(context, { galleryIds: input.galleryIds.map(galleryKey) }),
      ),
  }),
  restoreGalleries: t.field({
    type: RestoreGalleriesPayload,
    authScopes: { admin: 'files' },
    args: { input: t.arg({ type: RestoreGalleriesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ restoredIds: readonly string[] }>({ restoredIds: [] }, () =>
        restoreGalleries(context, { galleryIds: input.galleryIds.map(galleryKey) }),
      ),
  }),
}))
