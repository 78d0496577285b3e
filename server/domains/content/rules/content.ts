import { createHash } from 'node:crypto'
import type { Language } from '../../../kit/languages.ts'
import { stableJson } from '../../../kit/stableJson.ts'
import { type Document, emptyDocument, partsOfDocument } from './document.ts'
import { noTexts, type Texts } from './texts.ts'

/** What an entry can be. */
export const entryKinds = ['page', 'post', 'event', 'standing', 'reusable', 'template'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Standing pages, which are there from the start and cannot be deleted. */
export const standingKeys = [
  ...(['imprint', 'agb', 'privacy', 'disclaimer', 'shipping', 'withdrawal', 'help', 'sizes'] as const),
  ...(['accessibility', 'landing', 'notFound'] as const),
] as const
export type StandingKey = (typeof standingKeys)[number]

/** Legal pages: published in both languages at once, or not at all. */
const legalKeys: ReadonlySet<string> = new Set<StandingKey>([
  ...(['imprint', 'agb', 'privacy', 'disclaimer', 'shipping', 'withdrawal'] as const),
])

type Named = { readonly kind: EntryKind; readonly key: StandingKey | null }

/** Whether an entry is published in both languages at once alone. */
export const isInBothLanguages = ({ kind, key }: Named): boolean =>
  kind === 'reusable' || (key !== null && legalKeys.has(key))

/** Whether visitors ever see an entry of that kind by itself. */
export const hasAddress = ({ kind }: Pick<Named, 'kind'>): boolean =>
  kind === 'page' || kind === 'post' || kind === 'event'

/** An entry as a whole: what it is made of and what is said of it. Days are YYYY-MM-DD, instants ISO 8601. */
export type EntryContent = {
  readonly title: Texts
  /** Its address in each language; empty: none yet. */
  readonly slug: Texts
  readonly description: Texts
  readonly imageId: string | null
  readonly noindex: { readonly de: boolean; readonly en: boolean }
  readonly tags: readonly string[]
  readonly publishDate: string | null
  /** When an event begins and ends, and where it is. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly place: Texts
  readonly mediaIds: readonly string[]
  readonly downloadIds: readonly string[]
  readonly links: readonly { readonly label: Texts; readonly href: string }[]
  readonly document: Document
}

export const emptyContent: EntryContent = {
  title: noTexts,
  slug: noTexts,
  description: noTexts,
  imageId: null,
  noindex: { de: false, en: false },
  tags: [],
  publishDate: null,
  startsAt: null,
  endsAt: null,
  place: noTexts,
  mediaIds: [],
  downloadIds: [],
  links: [],
  document: emptyDocument,
}

/** A text of an entry with its place: `block` null for what is said of the entry. */
export type PlacedText = {
  readonly blockId: string | null
  readonly type: string | null
  readonly path: readonly string[]
  readonly texts: Texts
}

/** All texts of an entry that are translated; addresses are no texts. */
export const textsOf = ({ title, description, place, links, document }: EntryContent): PlacedText[] => [
  { blockId: null, type: null, path: ['title'], texts: title },
  { blockId: null, type: null, path: ['description'], texts: description },
  { blockId: null, type: null, path: ['place'], texts: place },
  ...links.map(({ label }, at) => ({ blockId: null, type: null, path: ['links', String(at), 'label'], texts: label })),
  ...partsOfDocument(document).flatMap(({ block, part }) =>
    part.kind === 'text' || part.kind === 'html'
      ? [{ blockId: block.id, type: block.type, path: part.path, texts: part.value }]
      : [],
  ),
]

const languagesOfBlocks = ({ document }: EntryContent): ReadonlyMap<string, readonly Language[]> =>
  new Map(
    partsOfDocument(document).flatMap(({ block }) =>
      block.attrs.languages ? [[block.id, block.attrs.languages] as const] : [],
    ),
  )

/** Texts that are there in German and not in English, but for those of blocks that are shown in German alone. */
export function untranslatedOf(content: EntryContent): PlacedText[] {
  const limited = languagesOfBlocks(content)
  return textsOf(content).filter(
    ({ blockId, texts }) =>
      texts.de !== '' && texts.en === '' && (blockId === null || limited.get(blockId)?.includes('en') !== false),
  )
}

const digest = (value: unknown): string => createHash('sha256').update(stableJson(value)).digest('base64url')

/** What of an entry readers of a language see: a pair of texts is the one of theirs. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map(each => inLanguage(each, language))
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  if (keys.length === 2 && 'de' in value && 'en' in value) {
    const { de, en } = value as { de: unknown; en: unknown }
    if (typeof en !== 'string') return language === 'en' ? en : de
    return language === 'en' ? en || de : de
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(each, language)]))
}

/** Tells whether what readers of a language see is still the same. */
export const digestIn = (language: Language, content: EntryContent): string => digest(inLanguage(content, language))

/** Tells whether the German texts are still the same. */
export const digestOfGerman = (content: EntryContent): string =>
  digest(textsOf(content).map(({ blockId, path, texts }) => [blockId, path, texts.de]))

/** Files that an entry shows, each once. */
export const filesOf = ({ imageId, mediaIds, downloadIds, document }: EntryContent): string[] => [
  ...new Set([
    ...(imageId === null ? [] : [imageId]),
    ...mediaIds,
    ...downloadIds,
    ...partsOfDocument(document).flatMap(({ part }) => (part.kind === 'file' ? [part.value] : [])),
  ]),
]

/** Entries that an entry holds as reusable blocks, each once. */
export const reusedBy = ({ document }: Pick<EntryContent, 'document'>): string[] => [
  ...new Set(
    partsOfDocument(document).flatMap(({ part }) =>
      part.kind === 'id' && part.of === 'ManagedEntry' ? [part.value] : [],
    ),
  ),
]
