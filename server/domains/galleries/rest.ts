import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { idList, type Route, route } from '../../api/rest.ts'
import { collection, type Part } from '../../api/restCollection.ts'
import { askingOf, type Called, idsNamed } from '../../api/restIds.ts'
import { records } from '../../api/restRecords.ts'
import { inWordsOf } from '../../api/restWrites.ts'
import { exampleIds } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { createGallery, deleteGalleries, restoreGalleries, updateGallery } from './operations.ts'
import {
  galleriesById,
  galleryAnswer,
  galleryChangesOf,
  gallerySchema,
  presentGalleries,
  type RestGallery,
  restPath,
} from './presenters/galleries.ts'
import { galleriesByIds, galleryKeys, visibleTo } from './queries.ts'
import { galleries } from './tables.ts'

const called = { types: ['Gallery'], keys: galleryKeys } as const satisfies Called

const asking = ({ database, viewer, language }: RequestContext) => ({ reader: database.drizzle, viewer, language })

const id = z.string().max(200).refine(isId, 'is not an id')

type Filter = { readonly ids?: readonly string[] | undefined; readonly is_public?: boolean | undefined }
const galleryFilter: z.ZodType<Filter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(500) }).transform(list => list.$in)])
      .optional(),
    is_public: z.boolean().optional(),
  })
  .transform(({ _id, ...filter }) => ({ ids: _id, ...filter }))
const sorts = ['-changed', 'changed', '-created', 'created'] as const
type Sort = (typeof sorts)[number]

async function find(context: RequestContext, { filter, limit, skip, sort }: Part<Filter, Sort>) {
  const reader = context.database.drizzle
  const where = and(
    visibleTo(context.viewer),
    isNull(galleries.deletedAt),
    filter.ids && inArray(galleries.id, [...filter.ids]),
    filter.is_public === undefined ? undefined : eq(galleries.isPublic, filter.is_public),
  )
  const along = sort.startsWith('-') ? desc : asc
  const column = sort.endsWith('changed') ? galleries.changedAt : galleries.createdAt
  const [rows, total] = await Promise.all([
    reader.select().from(galleries).where(where).orderBy(along(column), along(galleries.id)).limit(limit).offset(skip),
    reader.$count(galleries, where),
  ])
  return { items: await presentGalleries(asking(context), rows), total }
}

const inRestWords = <Result>(run: () => Promise<Result>): Promise<Result> => inWordsOf(restPath, run)

/** Galleries: everybody reads public ones, staff all; whoever works on files writes them, and who manages these removes them. */
export const galleryRoutes: readonly Route[] = [
  ...collection({
    name: 'gallery',
    audience: 'everyone',
    what: 'galleries',
    types: called.types,
    item: galleryAnswer,
    filter: galleryFilter,
    sorts,
    keys: galleryKeys,
    find,
    byIds: (context, ids) => galleriesById(asking(context), ids),
  }),
  ...records({
    name: 'gallery',
    audience: 'editor:files',
    what: 'galleries',
    called,
    references: { images: { types: ['File'] } },
    input: gallerySchema,
    answer: galleryAnswer,
    example: {
      title: { de: 'Saison 2026', en: 'Season 2026' },
      images: [exampleIds.picture],
      interval: 5,
      size: 'cropcover',
      onClick: 'fullscreen',
      is_public: true,
    },
    changing: { _id: exampleIds.gallery, showTitle: false, pivotV: 'top' },
    note: 'Settings that are none fall back to their defaults. `images` is replaced as a whole, in its order; the pictures of a gallery that `is_public` become public with it. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.',
    inputFor: () => gallerySchema,
    read: (context, ids) => galleriesById(asking(context), ids),
    async create(context, input: RestGallery) {
      const changes = galleryChangesOf(input, { before: null, language: context.language })
      return (await inRestWords(() => createGallery(context, changes))).id
    },
    async update(context, galleryId, input: RestGallery, revision) {
      const [row] = await galleriesByIds(context.database.drizzle, context.viewer, [galleryId])
      const changes = galleryChangesOf(input, { before: row?.title ?? null, language: context.language })
      return inRestWords(() => updateGallery(context, { galleryId, revision, changes }))
    },
    remove: async (context, ids) => (await deleteGalleries(context, { galleryIds: ids })).deletedIds,
    removedBy: 'admin:files',
  }),
  route({
    method: 'POST',
    path: '/api/v0/gallery/restore',
    audience: 'admin:files',
    summary:
      'Brings deleted galleries back, not public. Their addresses are theirs again unless others have them by now; those that are not deleted are left out.',
    input: z.object({ ids: idList }),
    answer: z.object({
      restored: z.array(z.string()).meta({ description: 'ids of what was restored', examples: [[exampleIds.gallery]] }),
    }),
    example: { ids: [exampleIds.gallery] },
    async run(context, { ids }) {
      const galleryIds = await idsNamed(askingOf(context), ids, called)
      return { restored: (await restoreGalleries(context, { galleryIds })).restoredIds }
    },
  }),
]
