import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { globalId } from '../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LocalizedTextRef } from '../../../api/values.ts'
import { textIn } from '../../../kit/languages.ts'
import { mayEdit, mayRead, mayWrite } from '../../../kit/viewer.ts'
import { imagePath, imageSourceSet } from '../../../platform/imageSizes.ts'
import { FocalPointRef } from '../../files/graphql/file.ts'
import { pictureAddress } from '../../files/presenters/picturePath.ts'
import { type Gallery, type GalleryImage, galleriesByIds, imageCountsOf, imagesOfGalleries } from '../queries.ts'
import { galleryPath, mostImages } from '../rules/galleryChanges.ts'

/** Loads a gallery for a request; null where there is none or the viewer may not see it. */
export const loadGallery = batchedRows(({ database, viewer }, ids) => galleriesByIds(database.drizzle, viewer, ids))

const loadCount = batched(({ database, viewer }, ids) => imageCountsOf(database.drizzle, viewer, ids))

type ImagesAsked = { readonly galleryId: string; readonly offset: number; readonly limit: number }

/** Loads a part of the pictures of a gallery: the same part of several galleries with one statement. */
const loadImages = batched<readonly GalleryImage[]>(async ({ database, viewer }, asked) => {
  const parts = asked.map(text => ({ text, ...(JSON.parse(text) as ImagesAsked) }))
  const found = new Map<string, readonly GalleryImage[]>()
  for (const [, same] of Map.groupBy(parts, ({ offset, limit }) => `${offset} ${limit}`)) {
    const ids = same.map(({ galleryId }) => galleryId)
    const rows = Map.groupBy(await imagesOfGalleries(database.drizzle, viewer, ids, same[0]!), row => row.galleryId)
    for (const { text, galleryId } of same) found.set(text, rows.get(galleryId) ?? [])
  }
  return found
})

const GallerySizeRef = builder.enumType('GallerySize', {
  values: {
    CROP: { value: 'crop' },
    STRETCH: { value: 'stretch' },
    FIT: { value: 'fit' },
    CROPCOVER: { value: 'cropcover' },
  } as const,
})
const GalleryClickRef = builder.enumType('GalleryClick', {
  values: { FULLSCREEN: { value: 'fullscreen' }, NONE: { value: 'none' } } as const,
})
const GalleryPivotVRef = builder.enumType('GalleryPivotVertical', {
  values: { TOP: { value: 'top' }, CENTER: { value: 'center' }, BOTTOM: { value: 'bottom' } } as const,
})
const GalleryPivotHRef = builder.enumType('GalleryPivotHorizontal', {
  values: { LEFT: { value: 'left' }, CENTER: { value: 'center' }, RIGHT: { value: 'right' } } as const,
})

export { GalleryClickRef, GalleryPivotHRef, GalleryPivotVRef, GallerySizeRef }

/** Staff see in a gallery what visitors may not have, too. */
const addressOf = ({ fileId: id, sha256, isShown: isForAll }: GalleryImage, path: string): string =>
  pictureAddress({ id, sha256, isForAll }, path)

type ImageOf = { readonly image: GalleryImage; readonly gallery: Gallery }

const GalleryImageRef = builder.objectRef<ImageOf>('GalleryImage').implement({
  fields: t => ({
    id: t.id({ resolve: ({ image }) => `${image.fileId}.${image.galleryId}` }),
    fileId: t.id({ resolve: ({ image }) => globalId('File', image.fileId) }),
    url: t.string({
      args: { width: t.arg.int({ required: true }), height: t.arg.int() },
      resolve: ({ image }, { width, height }) => addressOf(image, imagePath(image.sha256, width, height ?? undefined)),
    }),
    srcSet: t.string({
      args: { widths: t.arg.intList({ required: true }) },
      resolve: ({ image }, { widths }) => imageSourceSet(image, widths, path => addressOf(image, path)),
    }),
    width: t.int({ resolve: ({ image }) => image.width }),
    height: t.int({ resolve: ({ image }) => image.height }),
    alt: t.string({
      resolve: ({ image, gallery }, _args, { language }) =>
        textIn(language, image.alt ?? image.caption ?? gallery.title) ?? '',
    }),
    caption: t.string({
      nullable: true,
      resolve: ({ image }, _args, { language }) => textIn(language, image.caption),
    }),
    focalPoint: t.field({
      type: FocalPointRef,
      nullable: true,
      resolve: ({ image: { focalX, focalY } }) =>
        focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    }),
    isShown: t.boolean({ resolve: ({ image }) => image.isShown }),
    name: t.string({
      nullable: true,
      resolve: ({ image }, _args, { viewer }) => (mayRead(viewer, 'files') ? image.name : null),
    }),
  }),
})

const GalleryImageConnectionRef = numberedConnection<ImageOf>('GalleryImage', GalleryImageRef)

/** A gallery: public ones are everybody's, others and deleted ones those of staff. */
export const GalleryRef = builder.objectRef<Gallery>('Gallery')
builder.node(GalleryRef, {
  id: { resolve: gallery => gallery.id },
  isTypeOf: value => 'onClick' in (value as object) && 'sizeClick' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadGallery(context, id))),
  fields: t => ({
    slug: t.exposeString('slug'),
    path: t.string({ resolve: ({ slug }) => galleryPath(slug) }),
    title: t.string({ resolve: ({ title }, _args, { language }) => textIn(language, title) }),
    titles: t.expose('title', { type: LocalizedTextRef }),
    showTitle: t.exposeBoolean('showTitle'),
    interval: t.exposeFloat('interval'),
    size: t.expose('size', { type: GallerySizeRef }),
    onClick: t.expose('onClick', { type: GalleryClickRef }),
    sizeClick: t.expose('sizeClick', { type: GallerySizeRef }),
    pivotV: t.expose('pivotV', { type: GalleryPivotVRef }),
    pivotH: t.expose('pivotH', { type: GalleryPivotHRef }),
    isPublic: t.exposeBoolean('isPublic'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    imageCount: t.int({ resolve: async ({ id }, _args, context) => (await loadCount(context, id)) ?? 0 }),
    images: t.field({
      type: GalleryImageConnectionRef,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (gallery, args, context) =>
        numberedPage(args, {
          async read({ offset, limit }) {
            const asked: ImagesAsked = { galleryId: gallery.id, offset, limit }
            const images = (await loadImages(context, JSON.stringify(asked))) ?? []
            return images.map(image => ({ image, gallery }))
          },
          count: async most => Math.min((await loadCount(context, gallery.id)) ?? 0, most + 1),
        }),
    }),
    pictures: t.field({
      type: [GalleryImageRef],
      complexity: { field: 10, multiplier: mostImages },
      async resolve(gallery, _args, context) {
        const asked: ImagesAsked = { galleryId: gallery.id, offset: 0, limit: mostImages }
        return ((await loadImages(context, JSON.stringify(asked))) ?? []).map(image => ({ image, gallery }))
      },
    }),
    viewerCanEdit: t.boolean({ resolve: (_gallery, _args, { viewer }) => mayEdit(viewer, 'files') }),
    viewerCanDelete: t.boolean({ resolve: (_gallery, _args, { viewer }) => mayWrite(viewer, 'files') }),
  }),
})
