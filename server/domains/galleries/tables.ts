import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  real,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, localizedText } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import { files } from '../files/tables.ts'
import {
  type GalleryClick,
  type GallerySize,
  type PivotHorizontal,
  type PivotVertical,
  gallerySettingsByDefault as usual,
} from './rules/gallerySettings.ts'

/**
 * Pictures of the library in an order, shown as a slider and as a page of their own (`/gallery/slug`). Where `isPublic`,
 * everybody may see it, and its pictures are public; otherwise staff alone. `interval`: seconds after which the slider goes on by itself, 0: it does not.
 * `size` and `sizeClick`: how a picture fills its frame, and the whole window. The pivot is what stays in sight of a picture
 * without a focal point. `deletedAt`: since when it is deleted; its address is free then.
 * Source: platform.md 3, 5, 9.
 */
export const galleries = shared(
  snakeCase.table(
    'galleries',
    {
      id: id(),
      slug: text().notNull(),
      title: localizedText().notNull(),
      showTitle: boolean().notNull().default(usual.showTitle),
      interval: real().notNull().default(usual.interval),
      size: text().$type<GallerySize>().notNull().default(usual.size),
      onClick: text().$type<GalleryClick>().notNull().default(usual.onClick),
      sizeClick: text().$type<GallerySize>().notNull().default(usual.sizeClick),
      pivotV: text().$type<PivotVertical>().notNull().default(usual.pivotV),
      pivotH: text().$type<PivotHorizontal>().notNull().default(usual.pivotH),
      isPublic: boolean().notNull().default(false),
      createdAt: instant().notNull(),
      changedAt: instant().notNull(),
      deletedAt: instant(),
      revision: integer().notNull().default(1),
    },
    table => [
      uniqueIndex('galleries_slug_key').on(table.slug).where(sql`${table.deletedAt} is null`),
      index('galleries_changed').on(table.changedAt.desc(), table.id.desc()),
      check('galleries_interval', sql`${table.interval} between 0 and 3600`),
      check('galleries_size', sql`${table.size} in ('crop', 'stretch', 'fit', 'cropcover')`),
      check('galleries_on_click', sql`${table.onClick} in ('fullscreen', 'none')`),
      check('galleries_size_click', sql`${table.sizeClick} in ('crop', 'stretch', 'fit', 'cropcover')`),
      check('galleries_pivot_v', sql`${table.pivotV} in ('top', 'center', 'bottom')`),
      check('galleries_pivot_h', sql`${table.pivotH} in ('left', 'center', 'right')`),
    ],
  ),
  { past: ['createdAt', 'changedAt', 'deletedAt'], unseen: ['revision'] },
)

/** The pictures of a gallery, each once, in the order of `position`. A file that is deleted for good leaves its galleries. */
export const galleryImages = shared(
  snakeCase.table(
    'gallery_images',
    {
      galleryId: uuid()
        .notNull()
        .references(() => galleries.id, { onDelete: 'cascade' }),
      fileId: uuid()
        .notNull()
        .references(() => files.id, { onDelete: 'cascade' }),
      position: integer().notNull(),
    },
    table => [
      primaryKey({ columns: [table.galleryId, table.fileId] }),
      index('gallery_images_order').on(table.galleryId, table.position),
      index('gallery_images_file').on(table.fileId),
    ],
  ),
)
