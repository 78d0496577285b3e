import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { namesBytes } from '../../platform/bytes.ts'
import { id, instant, localizedText } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import { accounts } from '../accounts/tables.ts'
import type { DocumentEdit } from './rules/documentEdit.ts'
import { type FileType, fileTypeSql } from './rules/fileTypes.ts'
import type { PictureEdit } from './rules/pictureEdit.ts'
import { fileSearchText } from './rules/searchText.ts'

/** What a file is made of at one moment. The bytes lie in the storage under their SHA-256, once however often they are used.
 *  `size` is bytes; `width` and `height` are pixels as the picture is seen, null for files that are no pictures. */
const content = () => ({
  sha256: text().notNull(),
  name: text().notNull(),
  extension: text().notNull(),
  mimeType: text().notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
})

/** The rows that the library shows, those of its trash, and pictures without a word on what they show: written as the
 *  indexes are, for statements about `files`. */
export const isKept = sql`(is_in_library and deleted_at is null)`
export const isTrashed = sql`(is_in_library and deleted_at is not null)`
export const lacksAlt = sql`(type = 'picture' and coalesce(alt ->> 'de', alt ->> 'en', '') = '')`

/**
 * The one store of files: products, pages, galleries and documents point here, and one file may be shown in many places.
 * `isPublic`: everybody may have it; others see it with what it belongs to. `isInLibrary`: staff find it in the file browser,
 * and a second upload of it is a duplicate; other files belong to one thing alone, such as an export or an attachment.
 * `focalX`, `focalY`: the point of a picture that stays in sight when it is cropped, from 0 (left, top) to 1; null: its middle.
 * `edit`: what was done to the picture or the pages of `originalSha256`, which stays untouched; both null where nothing was.
 * `deletedAt`: since when it is in the trash. `searchText` is what staff find it by, `type` how they sort what there is.
 */
export const files = namesBytes(
  shared(
    snakeCase.table(
      'files',
      {
        id: id(),
        ...content(),
        alt: localizedText(),
        caption: localizedText(),
        isPublic: boolean().notNull().default(false),
        isInLibrary: boolean().notNull().default(true),
        tags: text().array().notNull().default([]),
        focalX: real(),
        focalY: real(),
        originalSha256: text(),
        edit: jsonb().$type<PictureEdit | DocumentEdit>(),
        uploadedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
        createdAt: instant().notNull(),
        changedAt: instant().notNull().defaultNow(),
        deletedAt: instant(),
        revision: integer().notNull().default(1),
        type: text().$type<FileType>().notNull().generatedAlwaysAs(fileTypeSql),
        searchText: text().notNull().generatedAlwaysAs(fileSearchText),
      },
      table => [
        index('files_uploaded').on(table.createdAt.desc(), table.id.desc()).where(isKept),
        index('files_changed').on(table.changedAt.desc(), table.id.desc()).where(isKept),
        index('files_named').on(sql`lower(${table.name})`, table.id).where(isKept),
        index('files_sized').on(table.size, table.id).where(isKept),
        index('files_typed').on(table.type, table.createdAt.desc(), table.id.desc()).where(isKept),
        index('files_extensions').on(table.extension, table.createdAt.desc(), table.id.desc()).where(isKept),
        index('files_public').on(table.isPublic, table.createdAt.desc(), table.id.desc()).where(isKept),
        index('files_without_alt').on(table.createdAt.desc(), table.id.desc()).where(sql`${isKept} and ${lacksAlt}`),
        index('files_trashed').on(table.deletedAt.desc(), table.id.desc()).where(isTrashed),
        index('files_tags').using('gin', table.tags),
        index('files_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
        index('files_sha256').on(table.sha256),
        index('files_original').on(table.originalSha256),
        index('files_uploaded_by').on(table.uploadedBy),
        check('files_size', sql`${table.size} >= 0`),
        check('files_edit', sql`(${table.edit} is null) = (${table.originalSha256} is null)`),
        check('files_focal_x', sql`${table.focalX} between 0 and 1`),
        check('files_focal_y', sql`${table.focalY} between 0 and 1`),
        check('files_focal_point', sql`(${table.focalX} is null) = (${table.focalY} is null)`),
      ],
    ),
    { past: ['createdAt', 'changedAt', 'deletedAt'], unseen: ['tags', 'uploadedBy', 'revision', 'type', 'searchText'] },
  ),
  ['sha256', 'originalSha256'],
)

/** The focal point of a file that a statement calls `f`, as JSON; null without one. */
export const focalPointJson = sql`case when f.focal_x is not null then json_build_object('x', f.focal_x, 'y', f.focal_y) end`

/** What a file was before it was edited or replaced, the oldest with number 1. `createdAt`, `createdBy`: when that was done,
 *  and by whom. */
export const fileVersions = namesBytes(
  snakeCase.table(
    'file_versions',
    {
      fileId: uuid()
        .notNull()
        .references(() => files.id, { onDelete: 'cascade' }),
      number: integer().notNull(),
      ...content(),
      originalSha256: text(),
      edit: jsonb().$type<PictureEdit | DocumentEdit>(),
      createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
      createdAt: instant().notNull(),
    },
    table => [
      primaryKey({ columns: [table.fileId, table.number] }),
      index('file_versions_sha256').on(table.sha256),
      index('file_versions_original').on(table.originalSha256),
      index('file_versions_created_by').on(table.createdBy),
    ],
  ),
  ['sha256', 'originalSha256'],
)

/**
 * Files on their way in: what has arrived of each lies below the data folder under its id. They take room of the quota from
 * the beginning, belong to whoever sends them, and are forgotten a day after they last grew (`changedAt`). The file of the
 * library that one becomes has its id.
 * `size`: bytes that the whole will have; `received`: how many of them lie safely on the disk. `writer`: the request that is
 * adding to it, until `writerUntil` at most, so that no two do; null: none.
 */
export const uploads = snakeCase.table(
  'uploads',
  {
    id: id(),
    uploadedBy: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    writer: uuid(),
    writerUntil: instant(),
  },
  table => [
    index('uploads_uploaded_by').on(table.uploadedBy),
    index('uploads_changed').on(table.changedAt),
    check('uploads_received', sql`${table.received} between 0 and ${table.size}`),
    check('uploads_writer', sql`(${table.writer} is null) = (${table.writerUntil} is null)`),
  ],
)
