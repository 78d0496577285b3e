import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../kit/languages.ts'
import { id, instant } from '../../platform/columns.ts'
import { shared } from '../../platform/siteVersion.ts'
import { accounts } from '../accounts/tables.ts'
import { files } from '../files/tables.ts'
import type { AgreedText } from './rules/agreedTexts.ts'
import type { EntryContent, EntryKind, StandingKey } from './rules/content.ts'
import { entrySearchText } from './rules/searchText.ts'
import type { WorkflowStep } from './rules/states.ts'
import type { Texts } from './rules/texts.ts'

/** Rows of the list of staff, and those of its trash: written as the indexes are. */
export const isEntryKept = sql`(deleted_at is null)`
export const isEntryTrashed = sql`(deleted_at is not null)`

/**
 * Whatever has a title and a document of blocks: its working copy, which no visitor ever sees. `version` rises with each
 * change of it. What stands beside `content` repeats parts of it for lists. `step` is where it is on its way to be
 * published, with the last note. `checkedVersion` and `checkedGerman`: the version whose English texts somebody found
 * right, and what the German ones were then. `untranslated` counts German texts without an English one.
 */
export const entries = snakeCase.table(
  'entries',
  {
    id: id(),
    kind: text().$type<EntryKind>().notNull(),
    key: text().$type<StandingKey>(),
    version: integer().notNull().default(1),
    content: jsonb().$type<EntryContent>().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    /** What people call it in lists. */
    name: text()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(nullif(title ->> 'de', ''), nullif(title ->> 'en', ''), nullif(slug_de, ''), key, '')`,
      ),
    slugDe: text().notNull(),
    slugEn: text().notNull(),
    tags: text().array().notNull().default([]),
    publishDate: date({ mode: 'string' }),
    startsAt: instant(),
    untranslated: integer().notNull().default(0),
    step: text().$type<WorkflowStep>().notNull().default('draft'),
    stepNote: text(),
    stepBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    stepAt: instant(),
    checkedVersion: integer(),
    checkedGerman: text(),
    /** Whether visitors see it in a language now, and whether they will see something else: as of the last minute. */
    isLive: boolean().notNull().default(false),
    isComing: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    changedAt: instant().notNull(),
    changedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    deletedAt: instant(),
    searchText: text().notNull().generatedAlwaysAs(entrySearchText),
  },
  table => [
    uniqueIndex('entries_key').on(table.key),
    index('entries_changed').on(table.changedAt.desc(), table.id.desc()).where(isEntryKept),
    index('entries_kinds').on(table.kind, table.changedAt.desc(), table.id.desc()).where(isEntryKept),
    index('entries_created').on(table.createdAt.desc(), table.id.desc()).where(isEntryKept),
    index('entries_named').on(sql`lower(${table.name})`, table.id).where(isEntryKept),
    index('entries_dated').on(table.startsAt.desc(), table.id.desc()).where(isEntryKept),
    index('entries_steps').on(table.step, table.changedAt.desc(), table.id.desc()).where(isEntryKept),
    index('entries_untranslated')
      .on(table.changedAt.desc(), table.id.desc())
      .where(sql`${isEntryKept} and untranslated > 0`),
    index('entries_live').on(table.changedAt.desc(), table.id.desc()).where(sql`${isEntryKept} and is_live`),
    index('entries_drafts').on(table.changedAt.desc(), table.id.desc()).where(sql`${isEntryKept} and not is_live`),
    index('entries_coming').on(table.changedAt.desc(), table.id.desc()).where(sql`${isEntryKept} and is_coming`),
    index('entries_trashed').on(table.deletedAt.desc(), table.id.desc()).where(isEntryTrashed),
    index('entries_tags').using('gin', table.tags),
    index('entries_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('entries_step_by').on(table.stepBy),
    index('entries_created_by').on(table.createdBy),
    index('entries_changed_by').on(table.changedBy),
    check('entries_kind', sql`${table.kind} in ('page', 'post', 'event', 'standing', 'reusable', 'template')`),
    check('entries_standing', sql`(${table.kind} = 'standing') = (${table.key} is not null)`),
    check('entries_step', sql`${table.step} in ('draft', 'submitted', 'approved', 'returned')`),
    check('entries_stays', sql`${table.key} is null or ${table.deletedAt} is null`),
  ],
)

/** What an entry was, as a whole, whenever somebody saved it; what the same person saves within minutes is one revision. */
export const entryRevisions = snakeCase.table(
  'entry_revisions',
  {
    id: id(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The version of the working copy that it is. */
    version: integer().notNull(),
    content: jsonb().$type<EntryContent>().notNull(),
    note: text(),
    savedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: instant().notNull(),
    beganAt: instant().notNull(),
  },
  table => [
    uniqueIndex('entry_revisions_number').on(table.entryId, table.number),
    index('entry_revisions_saved_by').on(table.savedBy),
  ],
)

/**
 * What visitors see of an entry in a language, and when: from `startsAt` on, before `endsAt`, null for no end. It holds
 * the whole content of its own, so that working on an entry disturbs nothing that is kept of pages. Times of an entry in a language do
 * not overlap: whoever publishes has the entry locked. Those that are over say which addresses an entry had before. `isWithdrawn`: somebody ended it. `turned` is how far time had come
 * when it was last looked at: 0 before, 1 since its start, 2 since its end. Days and instants beside it repeat `content`.
 */
export const publications = shared(
  snakeCase.table(
    'publications',
    {
      id: id(),
      entryId: uuid()
        .notNull()
        .references(() => entries.id, { onDelete: 'cascade' }),
      language: text().$type<Language>().notNull(),
      revisionId: uuid()
        .notNull()
        .references(() => entryRevisions.id),
      kind: text().$type<EntryKind>().notNull(),
      key: text().$type<StandingKey>(),
      slug: text().notNull(),
      content: jsonb().$type<EntryContent>().notNull(),
      /** Tells whether what visitors see is still what the working copy says. */
      fingerprint: text().notNull(),
      tags: text().array().notNull().default([]),
      publishedOn: date({ mode: 'string' }).notNull(),
      eventAt: instant(),
      eventUntil: instant(),
      startsAt: instant().notNull(),
      endsAt: instant(),
      isWithdrawn: boolean().notNull().default(false),
      turned: smallint().notNull().default(0),
      publishedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
      publishedAt: instant().notNull(),
    },
    table => [
      uniqueIndex('publications_starts').on(table.entryId, table.language, table.startsAt),
      index('publications_slug').on(table.slug, table.language).where(sql`slug <> ''`),
      index('publications_key').on(table.key, table.language).where(sql`key is not null`),
      index('publications_newest').on(table.kind, table.language, table.publishedOn.desc(), table.id.desc()),
      index('publications_events').on(table.language, table.eventAt, table.id).where(sql`kind = 'event'`),
      index('publications_tags').using('gin', table.tags),
      index('publications_revision').on(table.revisionId),
      index('publications_published_by').on(table.publishedBy),
      index('publications_turning').on(table.startsAt, table.endsAt).where(sql`turned < 2`),
      check('publications_language', sql`${table.language} in ('de', 'en')`),
      check('publications_times', sql`${table.endsAt} is null or ${table.endsAt} >= ${table.startsAt}`),
    ],
  ),
  {
    unseen: ['revisionId', 'fingerprint', 'publishedBy'],
    past: ['publishedOn', 'publishedAt', 'eventAt', 'eventUntil'],
    due: { startsAt: 'turn_publications', endsAt: 'turn_publications' },
  },
)

/**
 * The first segments of addresses that pages and product groups have, in one name space: whoever comes second is refused by
 * the key. Groups have theirs in both languages and triggers keep them; entries those of their working copy and of what is
 * or will be seen of them.
 */
export const siteSegments = snakeCase.table(
  'site_segments',
  {
    language: text().$type<Language>().notNull(),
    segment: text().notNull(),
    entryId: uuid().references(() => entries.id, { onDelete: 'cascade' }),
    groupId: uuid(),
  },
  table => [
    primaryKey({ name: 'site_segments_taken', columns: [table.language, table.segment] }),
    index('site_segments_entry').on(table.entryId),
    index('site_segments_group').on(table.groupId),
    check('site_segments_owner', sql`num_nonnulls(${table.entryId}, ${table.groupId}) = 1`),
  ],
)

/** Links by which people without an account see a working copy, until they end; the secret is kept as its hash alone. */
export const previewLinks = snakeCase.table(
  'preview_links',
  {
    id: id(),
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    secretHash: text().notNull(),
    createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [
    uniqueIndex('preview_links_secret').on(table.secretHash),
    index('preview_links_entry').on(table.entryId, table.createdAt),
    index('preview_links_created_by').on(table.createdBy),
  ],
)

/** Files that an entry shows: those of its working copy, and of what visitors see or will see of it. */
export const entryFiles = snakeCase.table(
  'entry_files',
  {
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  table => [primaryKey({ columns: [table.entryId, table.fileId] }), index('entry_files_file').on(table.fileId)],
)

/** Reusable entries that an entry holds, in its working copy or in what visitors see or will see of it. */
export const entryReuses = snakeCase.table(
  'entry_reuses',
  {
    entryId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    reusedId: uuid()
      .notNull()
      .references(() => entries.id, { onDelete: 'restrict' }),
  },
  table => [primaryKey({ columns: [table.entryId, table.reusedId] }), index('entry_reuses_reused').on(table.reusedId)],
)

/** Where addresses lead that the operator sends elsewhere. `path` is without language; `target` a path or another site. */
export const redirects = shared(
  snakeCase.table(
    'redirects',
    {
      id: id(),
      path: text().notNull(),
      target: text().notNull(),
      isPermanent: boolean().notNull().default(true),
      createdAt: instant().notNull(),
    },
    table => [
      uniqueIndex('redirects_path').on(table.path),
      index('redirects_target').on(table.target),
      index('redirects_created').on(table.createdAt.desc(), table.id.desc()),
    ],
  ),
  { past: ['createdAt'] },
)

/** Addresses that were asked for in vain, by the day; of visitors it says nothing. */
export const missedPaths = snakeCase.table(
  'missed_paths',
  {
    path: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.path, table.day] }), index('missed_paths_day').on(table.day)],
)

/**
 * What buyers agreed to, whole and as it was shown in their language: terms, withdrawal notice and privacy policy. The id is
 * made of the texts (`rules/agreedTexts.ts`), so the same ones are kept once, however many orders name them. Rows are never
 * changed, and never deleted: the texts outlive the pages that they came from.
 */
export const agreements = snakeCase.table(
  'agreements',
  {
    id: uuid().primaryKey(),
    language: text().$type<Language>().notNull(),
    texts: jsonb().$type<readonly AgreedText[]>().notNull(),
    createdAt: instant().notNull(),
  },
  table => [
    index('agreements_created').on(table.createdAt.desc()),
    check('agreements_language', sql`${table.language} in ('de', 'en')`),
  ],
)
