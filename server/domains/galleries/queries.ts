import { and, asc, count, eq, getColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { defineKeys } from '../../platform/businessKeys.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../platform/sorting.ts'
import type { Reader } from '../../platform/statements.ts'
import { files } from '../files/tables.ts'
import { galleries, galleryImages } from './tables.ts'

export type Gallery = typeof galleries.$inferSelect

/** A file as a picture of a gallery. `isShown`: whether visitors see it there. */
export type GalleryImage = Pick<typeof files.$inferSelect, 'sha256' | 'alt' | 'caption' | 'focalX' | 'focalY'> & {
  readonly galleryId: string
  readonly fileId: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isShown: boolean
}

/** Which galleries a viewer may see: whoever reads files all of them, deleted ones too; others those that are public. */
export const visibleTo = (viewer: Viewer): SQL =>
  mayRead(viewer, 'files') ? sql`true` : sql`(${galleries.isPublic} and ${galleries.deletedAt} is null)`

const isShown = sql<boolean>`(${files.isPublic} and ${files.deletedAt} is null)`

/** Which pictures of galleries a viewer may see, of those that they may see. */
const imagesVisibleTo = (viewer: Viewer): SQL => (mayRead(viewer, 'files') ? sql`true` : isShown)

/** Galleries by id; unknown ones and those that the viewer may not see are left out. */
export const galleriesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Gallery[]> =>
  reader
    .select()
    .from(galleries)
    .where(and(inArray(galleries.id, ids.filter(isId)), visibleTo(viewer)))

/** The gallery at an address; null where the viewer may see none there. */
export async function galleryBySlug(reader: Reader, viewer: Viewer, slug: string): Promise<Gallery | null> {
  const [gallery] = await reader
    .select()
    .from(galleries)
    .where(and(eq(galleries.slug, slug), isNull(galleries.deletedAt), visibleTo(viewer)))
  return gallery ?? null
}

/** What galleries are called by. */
export const galleryKeys = defineKeys({
  what: 'galleries',
  keys: {
    slug: (values, { viewer }) =>
      sql`select slug as value, id from galleries
        where slug = any(${values}) and deleted_at is null and ${visibleTo(viewer)}`,
  },
})

export const galleryTabs = ['all', 'public', 'hidden', 'deleted'] as const
export type GalleryTab = (typeof galleryTabs)[number]

/** `search`: words of which each is part of a title or an address. */
export type GalleryFilter = { readonly search?: string | null; readonly tab?: GalleryTab | null }
export type GallerySort = { readonly field: 'changed' | 'title'; readonly direction: Direction }
type Page = { readonly offset: number; readonly limit: number }

const MOST_WORDS = 6

/** Whoever lists galleries works on them: visitors go to one by its address. */
const listedTo = (viewer: Viewer): SQL => (mayRead(viewer, 'files') ? sql`true` : sql`false`)

function matching(viewer: Viewer, { search }: GalleryFilter): SQL {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(
    listedTo(viewer),
    ...words.map(
      word =>
        sql`lower(concat_ws(' ', ${galleries.title} ->> 'de', ${galleries.title} ->> 'en', ${galleries.slug})) like ${`%${literally(word)}%`}`,
    ),
  )!
}

const inTab: Readonly<Record<GalleryTab, SQL>> = {
  all: isNull(galleries.deletedAt),
  public: and(isNull(galleries.deletedAt), galleries.isPublic)!,
  hidden: and(isNull(galleries.deletedAt), sql`not ${galleries.isPublic}`)!,
  deleted: isNotNull(galleries.deletedAt),
}

const titled = sql`lower(${galleries.title} ->> 'de')`

/** A page of the galleries that fit a filter; every order ends in the id. */
export const browseGalleries = (
  reader: Reader,
  viewer: Viewer,
  filter: GalleryFilter,
  { field, direction }: GallerySort,
  { offset, limit }: Page,
): Promise<Gallery[]> =>
  reader
    .select()
    .from(galleries)
    .where(and(matching(viewer, filter), inTab[filter.tab ?? 'all']))
    .orderBy(
      ...(field === 'title'
        ? alongRising(direction, titled, galleries.id)
        : alongFalling(direction, galleries.changedAt, galleries.id)),
    )
    .offset(offset)
    .limit(limit)

/** How many galleries fit a filter; of more than `most` one more than that. */
export const countGalleries = (reader: Reader, viewer: Viewer, filter: GalleryFilter, most: number): Promise<number> =>
  countUpTo(reader, most, galleries, and(matching(viewer, filter), inTab[filter.tab ?? 'all']))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countGalleryTabs(
  reader: Reader,
  viewer: Viewer,
  filter: GalleryFilter,
): Promise<Record<GalleryTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(galleryTabs.map(tab => [tab, sql`${fits} and ${inTab[tab]}`]))
  return countEach(reader, sql`${galleries}`, conditions as Record<GalleryTab, SQL>)
}

const { sha256, alt, caption, focalX, focalY, name, width, height } = getColumns(files)

/** A part of the pictures of several galleries, each in its order, as far as the viewer may see them. */
export async function imagesOfGalleries(
  reader: Reader,
  viewer: Viewer,
  galleryIds: readonly string[],
  { offset, limit }: Page,
): Promise<GalleryImage[]> {
  const place = sql<number>`row_number() over (partition by ${galleryImages.galleryId}
    order by ${galleryImages.position}, ${galleryImages.fileId})`.as('place')
  const placed = reader
    .select({
      ...{ galleryId: galleryImages.galleryId, fileId: galleryImages.fileId },
      ...{ sha256, alt, caption, focalX, focalY, name, width, height, place },
      isShown: isShown.as('is_shown'),
    })
    .from(galleryImages)
    .innerJoin(files, eq(files.id, galleryImages.fileId))
    .where(and(inArray(galleryImages.galleryId, [...galleryIds]), isNotNull(files.width), imagesVisibleTo(viewer)))
    .as('placed')
  const rows = await reader
    .select()
    .from(placed)
    .where(sql`${placed.place} > ${offset} and ${placed.place} <= ${offset + limit}`)
    .orderBy(asc(placed.galleryId), asc(placed.place))
  return rows.map(({ place: _place, ...image }) => ({ ...image, width: image.width!, height: image.height! }))
}

/** How many pictures of galleries the viewer may see, by gallery; those without have no entry. */
export async function imageCountsOf(
  reader: Reader,
  viewer: Viewer,
  galleryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .select({ galleryId: galleryImages.galleryId, images: count() })
    .from(galleryImages)
    .innerJoin(files, eq(files.id, galleryImages.fileId))
    .where(and(inArray(galleryImages.galleryId, [...galleryIds]), isNotNull(files.width), imagesVisibleTo(viewer)))
    .groupBy(galleryImages.galleryId)
  return new Map(rows.map(row => [row.galleryId, row.images]))
}

/** Ids of the files of galleries, each in its order, as far as the viewer may see them. */
export async function fileIdsOfGalleries(
  reader: Reader,
  viewer: Viewer,
  galleryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader
    .select({ galleryId: galleryImages.galleryId, fileId: galleryImages.fileId })
    .from(galleryImages)
    .innerJoin(files, eq(files.id, galleryImages.fileId))
    .where(and(inArray(galleryImages.galleryId, [...galleryIds]), isNotNull(files.width), imagesVisibleTo(viewer)))
    .orderBy(asc(galleryImages.galleryId), asc(galleryImages.position), asc(galleryImages.fileId))
  const grouped = Map.groupBy(rows, row => row.galleryId)
  return new Map([...grouped].map(([galleryId, of]) => [galleryId, of.map(({ fileId }) => fileId)]))
}
