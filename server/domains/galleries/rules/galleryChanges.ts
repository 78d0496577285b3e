import type { LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isSlug, longestSlug, slugOf } from '../../../kit/slugs.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { type GallerySettings, longestInterval } from './gallerySettings.ts'

/** What is to become of a gallery; absent: unchanged. `imageIds`: files of the library in their order, all of them. */
export type GalleryChanges = { readonly [Field in keyof GallerySettings]?: GallerySettings[Field] | null } & {
  readonly title?: LocalizedText | null
  readonly slug?: string | null
  readonly isPublic?: boolean | null
  readonly imageIds?: readonly string[] | null
}

const longestTitle = 200
/** Most pictures of one gallery. */
export const mostImages = 500

/** What the fields of a gallery accept. */
export const galleryLimits = {
  title: { characters: longestTitle },
  slug: { characters: longestSlug, required: true },
  interval: { lowest: 0, highest: longestInterval },
  imageIds: { entries: mostImages },
} as const

const languagesOf = ({ de, en }: LocalizedText) => [de, en ?? '']

/** Why a gallery cannot become so. A title may be empty. */
export function galleryRefusals({ title, slug, interval, imageIds }: GalleryChanges): Refusal[] {
  const no = (field: string, message: string) => [refusal('INVALID_INPUT', [field], message)]
  const titles = title ? languagesOf(title) : []
  return [
    ...(titles.some(text => text.length > longestTitle) ? no('title', `has more than ${longestTitle} characters`) : []),
    ...(titles.every(isStorable) ? [] : no('title', 'contains a character that cannot be stored')),
    ...(slug && !isSlug(slug) ? no('slug', 'may have small letters, digits and single hyphens') : []),
    ...(typeof interval === 'number' && !(interval >= 0 && interval <= longestInterval)
      ? no('interval', `must be from 0 to ${longestInterval} seconds`)
      : []),
    ...(imageIds && imageIds.length > mostImages ? no('imageIds', `has more than ${mostImages} pictures`) : []),
    ...(imageIds && new Set(imageIds).size !== imageIds.length ? no('imageIds', 'names a picture twice') : []),
  ]
}

/** The address of a gallery that was given none, by its German title; `taken` are those that others have. */
export function freeSlug(title: LocalizedText, taken: ReadonlySet<string>): string {
  // Room for a number behind it.
  const wanted =
    slugOf(title.de)
      .slice(0, longestSlug - 6)
      .replace(/-+$/, '') || 'galerie'
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** A title as it is stored: without spaces around it, an empty translation left out. English alone stands for both. */
export function storedTitle(title: LocalizedText | null): LocalizedText {
  const en = title?.en?.trim()
  const de = title?.de.trim() || (en ?? '')
  return en ? { de, en } : { de }
}

/** The public page of a gallery, without language. */
export const galleryPath = (slug: string): string => `/gallery/${slug}`
