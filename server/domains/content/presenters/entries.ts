import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { day, idOf, ids, instant, listOf, named, oneOf, revision, text, whole, yesNo } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { Language } from '../../../kit/languages.ts'
import type { PageFile } from '../queries/files.ts'
import type { EntrySource } from '../queries/restEntries.ts'
import { type EntryChanges, entryLimits } from '../rules/changes.ts'
import { type EntryContent, emptyContent, entryKinds } from '../rules/content.ts'
import { documentLimits } from '../rules/document.ts'
import { htmlOf, withHtml } from '../rules/restTexts.ts'
import { shownText } from '../rules/texts.ts'

/** Entries as the documented paths speak of them: their texts as a list of HTML; layout stays with those who know blocks. */

const kinds = [...entryKinds] as [(typeof entryKinds)[number], ...(typeof entryKinds)[number][]]

const linkAnswer = z.object({
  title: text('what stands there', 'Spielplan'),
  url: text('where it leads', 'https://example.com/spielplan'),
})
const fileAnswer = z.object({
  _id: idOf('picture', 'the id of a file'),
  name: text('its file name', 'mannschaft.jpg'),
  ext: text('in small letters, without the dot', 'jpg'),
  size: whole('bytes', 204_800),
  isImg: yesNo('whether it is a picture', true),
})

export const entryAnswer = named(
  'Entry',
  'A page, post or event: for staff its working copy, for everybody else what is published in the language asked for.',
  z.object({
    ...ids('ManagedEntry', 'entry'),
    type: oneOf('what it is', kinds, 'post'),
    title: text('its title in the language asked for', 'Saisonstart'),
    slug: text('the last part of its address; empty where it has none', 'saisonstart'),
    content: listOf(text('HTML', '<p>Am Samstag geht es los.</p>'), 'its texts in their order'),
    description: text('for search engines; may be empty', 'Wann die Saison beginnt.'),
    media: listOf(idOf('picture', 'the id of a file'), 'files that belong to it'),
    downloads: listOf(idOf('download', 'the id of a file'), 'files to be saved that belong to it'),
    links: listOf(linkAnswer, 'addresses that belong to it'),
    files: listOf(fileAnswer, 'what is known of `media` and `downloads`, as far as the asker may see them'),
    tags: listOf(text('a tag', 'verein'), 'in small letters'),
    publish_date: day('the day that it is dated; null: that on which it is first seen').nullable(),
    date: instant('when the event begins; null for what is none').nullable(),
    date_end: instant('when the event ends; null for what is none').nullable(),
    created: instant('when it was made'),
    changed: instant('when it was last changed'),
    deleted: instant('since when it is in the trash; null while it is not').nullable(),
    revision: revision(),
  }),
)

const at = (value: string | null): Date | null => (value === null ? null : new Date(value))

/** `files`: those of all these entries that the asker may see. `classes`: CSS classes that texts may use. */
export function presentEntry(
  { id, kind, content, version, createdAt, changedAt, deletedAt }: EntrySource,
  language: Language,
  { files, classes }: { readonly files: ReadonlyMap<string, PageFile>; readonly classes: readonly string[] },
) {
  const own = [...new Set([...content.mediaIds, ...content.downloadIds])]
  return {
    ...{ _id: id, id, global_id: globalId('ManagedEntry', id), type: kind },
    title: shownText(language, content.title),
    slug: content.slug[language],
    content: htmlOf(content.document, language, classes),
    description: shownText(language, content.description),
    media: content.mediaIds,
    downloads: content.downloadIds,
    links: content.links.map(({ label, href }) => ({ title: shownText(language, label), url: href })),
    files: own.flatMap(each => {
      const file = files.get(each)
      if (!file) return []
      return [{ _id: file.id, name: file.name, ext: file.extension, size: file.size, isImg: file.width !== null }]
    }),
    tags: content.tags,
    publish_date: content.publishDate,
    date: at(content.startsAt),
    date_end: at(content.endsAt),
    created: createdAt,
    changed: changedAt,
    deleted: deletedAt,
    revision: version,
  }
}

const title = z.string().max(1000)
const pair = z.union([title, z.strictObject({ de: title.nullish(), en: title.nullish() })]).nullish()
const fileList = z.array(z.string().max(200)).max(entryLimits.files.entries).nullish()
const moment = z
  .union([
    z.iso
      .datetime({ offset: true })
      .max(40)
      .transform(text => new Date(text)),
    z.null(),
  ])
  .optional()

/** An entry as it is written. */
export const entrySchema = z.strictObject({
  type: z.enum(kinds).optional(),
  title: pair,
  slug: pair,
  description: pair,
  content: z.array(z.string().max(100_000)).max(documentLimits.blocks).nullish(),
  media: fileList,
  downloads: fileList,
  links: z
    .array(z.strictObject({ title: z.string().max(1000).nullish(), url: z.string().max(4000) }))
    .max(entryLimits.links.entries)
    .nullish(),
  tags: z.array(z.string().max(200)).max(entryLimits.tags.entries).nullish(),
  publish_date: z.iso.date().max(10).nullish(),
  date: moment,
  date_end: moment,
})
export type RestEntry = z.infer<typeof entrySchema>

type Pair = z.infer<typeof pair>

/** A text as it is written: in the language asked for, or in those that it names. */
const written = (value: Pair, language: Language) => (typeof value === 'string' ? { [language]: value } : value)

const newBlockId = (): string => randomBytes(9).toString('base64url')

/** What is to become of an entry; `before`: as it is. */
export function entryChangesOf(
  input: RestEntry,
  { before, language }: { readonly before: EntryContent | null; readonly language: Language },
): EntryChanges {
  const { content, media, downloads, links, tags, publish_date: publishDate, date, date_end: dateEnd } = input
  const known = before ?? emptyContent
  return {
    ...(input.title !== undefined && { title: written(input.title, language) }),
    ...(input.slug !== undefined && { slug: written(input.slug, language) }),
    ...(input.description !== undefined && { description: written(input.description, language) }),
    ...(content !== undefined && { document: withHtml(known.document, language, content ?? [], newBlockId) }),
    ...(media !== undefined && { mediaIds: media }),
    ...(downloads !== undefined && { downloadIds: downloads }),
    ...(links !== undefined && {
      links: (links ?? []).map(({ title: label, url: href }) => ({
        label: { ...known.links.find(each => each.href === href)?.label, [language]: label ?? '' },
        href,
      })),
    }),
    ...(tags !== undefined && { tags }),
    ...(publishDate !== undefined && { publishDate }),
    ...(date !== undefined && { startsAt: date }),
    ...(dateEnd !== undefined && { endsAt: dateEnd }),
  }
}

const names: Readonly<Record<string, string>> = {
  document: 'content',
  mediaIds: 'media',
  downloadIds: 'downloads',
  publishDate: 'publish_date',
  startsAt: 'date',
  endsAt: 'date_end',
  version: 'revision',
}

/** The path of an input of an operation as the documented input has it. */
export const restPath = (path: readonly string[]): string[] => {
  const [field, ...rest] = path[0] === 'changes' ? path.slice(1) : path
  if (field === undefined) return []
  // Which block it is says nothing to whoever knows none.
  return field === 'document' ? ['content'] : [names[field] ?? field, ...rest]
}
