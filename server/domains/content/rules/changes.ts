import type { Language } from '../../../kit/languages.ts'
import { languages } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isSlug, longestSlug } from '../../../kit/slugs.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import type { EntryContent, EntryKind } from './content.ts'
import { readDocument } from './document.ts'
import { isLink, longestLink } from './links.ts'
import { isReserved } from './segments.ts'
import type { Texts } from './texts.ts'

/** A pair of texts as it is written: a language that is left out stays. */
type WrittenTexts = { readonly de?: string | null; readonly en?: string | null }

/** What is to become of an entry; absent: unchanged, null: cleared. `document` is whatever came in. */
export type EntryChanges = {
  readonly title?: WrittenTexts | null
  readonly slug?: WrittenTexts | null
  readonly description?: WrittenTexts | null
  readonly place?: WrittenTexts | null
  readonly imageId?: string | null
  readonly noindex?: { readonly de?: boolean | null; readonly en?: boolean | null } | null
  readonly tags?: readonly string[] | null
  /** A day, YYYY-MM-DD. */
  readonly publishDate?: string | null
  readonly startsAt?: Date | null
  readonly endsAt?: Date | null
  readonly mediaIds?: readonly string[] | null
  readonly downloadIds?: readonly string[] | null
  readonly links?: readonly { readonly label: WrittenTexts; readonly href: string }[] | null
  readonly document?: unknown
}

/** What the fields of an entry accept. */
export const entryLimits = {
  title: { characters: 200 },
  slug: { characters: longestSlug },
  description: { characters: 500 },
  place: { characters: 300 },
  tags: { entries: 30 },
  files: { entries: 100 },
  links: { entries: 50 },
  label: { characters: 300 },
  href: { characters: longestLink },
  note: { characters: 1000 },
} as const

const longestTag = 60

const no = (path: readonly string[], message: string): Refusal => refusal('INVALID_INPUT', path, message)

const written = (before: Texts, changes: WrittenTexts | null | undefined): Texts => {
  if (changes === undefined) return before
  const one = (language: Language): string => {
    const text = changes === null ? '' : changes[language]
    return text === undefined ? before[language] : (text ?? '').trim()
  }
  return { de: one('de'), en: one('en') }
}

function textRefusals(texts: Texts, path: string, most: number): Refusal[] {
  return languages.flatMap(language => {
    const text = texts[language]
    if (text.length > most) return [no([path, language], `has more than ${most} characters`)]
    return isStorable(text) ? [] : [no([path, language], 'contains a character that cannot be stored')]
  })
}

const slugRefusals = (slug: Texts): Refusal[] =>
  languages.flatMap(language => {
    const segment = slug[language]
    if (segment === '') return []
    if (isReserved(segment)) return [no(['slug', language], `/${segment} is an address of the product itself`)]
    return isSlug(segment) ? [] : [no(['slug', language], 'may have small letters, digits and single hyphens')]
  })

/** Tags as they are kept: in small letters, single spaces, each once. */
const tidiedTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(tag => tag.trim().toLowerCase().replaceAll(/\s+/g, ' ')).filter(tag => tag !== '')),
]

function tagRefusals(tags: readonly string[]): Refusal[] {
  const most = entryLimits.tags.entries
  return [
    ...(tags.length > most ? [no(['tags'], `has more than ${most} tags`)] : []),
    ...tags.flatMap((tag, place) => {
      const fits = tag.length <= longestTag && isStorable(tag) && /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(tag)
      return fits
        ? []
        : [no(['tags', String(place)], `may have letters, digits, spaces and hyphens, at most ${longestTag}`)]
    }),
  ]
}

const listRefusals = (ids: readonly string[], path: string): Refusal[] =>
  ids.length > entryLimits.files.entries ? [no([path], `has more than ${entryLimits.files.entries} files`)] : []

function linkRefusals(links: EntryContent['links']): Refusal[] {
  const most = entryLimits.links.entries
  if (links.length > most) return [no(['links'], `has more than ${most} links`)]
  return links.flatMap(({ label, href }, place) => [
    ...textRefusals(label, `links.${place}.label`, entryLimits.label.characters).map(each => ({
      ...each,
      path: ['links', String(place), 'label', each.path[1]!],
    })),
    ...(isLink(href) ? [] : [no(['links', String(place), 'href'], 'is no address that a link may lead to')]),
  ])
}

/** An entry after a change, and all reasons why it cannot become so. `classes`: CSS classes that its texts may use. */
export function changedContent(
  kind: EntryKind,
  before: EntryContent,
  changes: EntryChanges,
  classes: readonly string[] = [],
): { readonly content: EntryContent; readonly refusals: readonly Refusal[] } {
  const read = changes.document === undefined ? null : readDocument(changes.document, classes)
  const kept = <Value>(value: Value | null | undefined, was: Value, cleared: Value): Value =>
    value === undefined ? was : (value ?? cleared)
  const content: EntryContent = {
    title: written(before.title, changes.title),
    slug: written(before.slug, changes.slug),
    description: written(before.description, changes.description),
    imageId: kept<string | null>(changes.imageId, before.imageId, null),
    noindex: {
      de: changes.noindex === null ? false : (changes.noindex?.de ?? before.noindex.de),
      en: changes.noindex === null ? false : (changes.noindex?.en ?? before.noindex.en),
    },
    tags: changes.tags === undefined ? before.tags : tidiedTags(changes.tags ?? []),
    publishDate: kept<string | null>(changes.publishDate, before.publishDate, null),
    startsAt: changes.startsAt === undefined ? before.startsAt : (changes.startsAt?.toISOString() ?? null),
    endsAt: changes.endsAt === undefined ? before.endsAt : (changes.endsAt?.toISOString() ?? null),
    place: written(before.place, changes.place),
    mediaIds: [...new Set(kept(changes.mediaIds, before.mediaIds, []))],
    downloadIds: [...new Set(kept(changes.downloadIds, before.downloadIds, []))],
    links:
      changes.links === undefined
        ? before.links
        : (changes.links ?? []).map(({ label, href }) => ({
            label: written({ de: '', en: '' }, label),
            href: href.trim(),
          })),
    document: read?.document ?? before.document,
  }
  const { startsAt, endsAt } = content
  const refusals = [
    ...textRefusals(content.title, 'title', entryLimits.title.characters),
    ...textRefusals(content.description, 'description', entryLimits.description.characters),
    ...textRefusals(content.place, 'place', entryLimits.place.characters),
    ...slugRefusals(content.slug),
    ...tagRefusals(content.tags),
    ...listRefusals(content.mediaIds, 'mediaIds'),
    ...listRefusals(content.downloadIds, 'downloadIds'),
    ...linkRefusals(content.links),
    ...(endsAt !== null && (startsAt === null || endsAt < startsAt)
      ? [refusal('RANGE_REVERSED', ['endsAt'], 'ends before it begins')]
      : []),
    ...(kind === 'event' || (startsAt === null && endsAt === null)
      ? []
      : [no([startsAt === null ? 'endsAt' : 'startsAt'], 'is for events alone')]),
    ...(read?.refusals ?? []),
  ]
  return { content, refusals }
}
