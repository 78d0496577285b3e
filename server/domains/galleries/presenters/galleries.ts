import { z } from 'zod'
import { decimal, idOf, ids, instant, listOf, named, oneOf, revision, text, yesNo } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { withLanguage } from '../../../kit/writtenTexts.ts'
import type { Reader } from '../../../platform/statements.ts'
import { fileIdsOfGalleries, type Gallery, galleriesByIds } from '../queries.ts'
import { type GalleryChanges, galleryPath, mostImages } from '../rules/galleryChanges.ts'
import {
  galleryClicks,
  gallerySettingsOf,
  gallerySizes,
  pivotsHorizontal,
  pivotsVertical,
} from '../rules/gallerySettings.ts'

/** Galleries as the documented paths speak of them. */

const sizes = [...gallerySizes] as [(typeof gallerySizes)[number], ...(typeof gallerySizes)[number][]]

export const galleryAnswer = named(
  'Gallery',
  'Pictures of the library in an order.',
  z.object({
    ...ids('Gallery', 'gallery'),
    slug: text('the last part of its address', 'saison-2026'),
    path: text('the address of its page, without language', '/gallery/saison-2026'),
    title: text('its title in the language asked for; may be empty', 'Saison 2026'),
    showTitle: yesNo('whether its title stands above the slider', true),
    interval: decimal('seconds after which the slider goes on by itself; 0: it does not', 5),
    size: oneOf('how a picture fills its frame', sizes, 'fit'),
    onClick: oneOf('what a click on a picture does', ['fullscreen', 'none'], 'none'),
    sizeClick: oneOf('how a picture fills the whole window', sizes, 'fit'),
    pivotV: oneOf(
      'what stays in sight of a picture that is cropped, from top to bottom',
      ['top', 'center', 'bottom'],
      'center',
    ),
    pivotH: oneOf(
      'what stays in sight of a picture that is cropped, from left to right',
      ['left', 'center', 'right'],
      'center',
    ),
    images: listOf(
      idOf('picture', 'the id of a file'),
      'its pictures in their order, as far as the asker may see them',
    ),
    is_public: yesNo('whether everybody may see it'),
    deleted: instant('since when it is deleted; null while it is not').nullable(),
    created: instant('when it was made'),
    changed: instant('when it was last changed'),
    revision: revision(),
  }),
)

type Asking = { readonly reader: Reader; readonly viewer: Viewer; readonly language: Language }

export async function presentGalleries({ reader, viewer, language }: Asking, rows: readonly Gallery[]) {
  const images = await fileIdsOfGalleries(
    reader,
    viewer,
    rows.map(({ id }) => id),
  )
  return rows.map(gallery => ({
    ...{ _id: gallery.id, id: gallery.id, global_id: globalId('Gallery', gallery.id) },
    slug: gallery.slug,
    path: galleryPath(gallery.slug),
    title: textIn(language, gallery.title),
    showTitle: gallery.showTitle,
    interval: gallery.interval,
    size: gallery.size,
    onClick: gallery.onClick,
    sizeClick: gallery.sizeClick,
    pivotV: gallery.pivotV,
    pivotH: gallery.pivotH,
    images: images.get(gallery.id) ?? [],
    is_public: gallery.isPublic,
    deleted: gallery.deletedAt,
    created: gallery.createdAt,
    changed: gallery.changedAt,
    revision: gallery.revision,
  }))
}

/** By id, in the order asked. */
export async function galleriesById(asking: Asking, wanted: readonly string[]) {
  const rows = new Map((await galleriesByIds(asking.reader, asking.viewer, wanted)).map(row => [row.id, row]))
  return presentGalleries(
    asking,
    wanted.flatMap(id => rows.get(id) ?? []),
  )
}

/** What older programs write as a setting: whatever is none of its values falls back to its default. */
const setting = (words: readonly string[]) =>
  z
    .union([z.string().max(100), z.number(), z.boolean(), z.null()])
    .optional()
    .meta({ description: `${words.join(', ')}; anything else becomes the default` })

const title = z.string().max(1000)

/** A gallery as it is written. */
export const gallerySchema = z.strictObject({
  slug: z.string().max(200).nullish(),
  title: z.union([title, z.strictObject({ de: title.nullish(), en: title.nullish() })]).nullish(),
  showTitle: setting(['true', 'false']),
  interval: setting(['seconds, as a number or a text']),
  size: setting(gallerySizes),
  onClick: setting(galleryClicks),
  sizeClick: setting(gallerySizes),
  pivotV: setting(pivotsVertical),
  pivotH: setting(pivotsHorizontal),
  pivot: z
    .array(z.string().max(100))
    .max(10)
    .nullish()
    .meta({ description: 'of older data: the vertical and the horizontal pivot in one list' }),
  images: z
    .array(z.union([z.string().max(200), z.strictObject({ _id: z.string().max(200) }).transform(({ _id }) => _id)]))
    .max(mostImages)
    .nullish(),
  is_public: z.boolean().nullish(),
})
export type RestGallery = z.infer<typeof gallerySchema>

/** What is to become of a gallery; `before`: its title as it is. */
export function galleryChangesOf(
  { title: written, slug, images, is_public: isPublic, ...settings }: RestGallery,
  { before, language }: { readonly before: Gallery['title'] | null; readonly language: Language },
): GalleryChanges {
  return {
    ...gallerySettingsOf(settings),
    ...(written !== undefined && { title: withLanguage(before, language, written) ?? { de: '' } }),
    ...(slug && { slug }),
    ...(images && { imageIds: images }),
    ...(typeof isPublic === 'boolean' && { isPublic }),
  }
}

/** The path of an input of an operation as the documented input has it. */
export const restPath = (path: readonly string[]): string[] => {
  const [field, ...rest] = path[0] === 'changes' ? path.slice(1) : path
  if (field === undefined) return []
  return [{ imageIds: 'images', isPublic: 'is_public' }[field] ?? field, ...rest]
}
