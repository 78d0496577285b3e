import { isSame } from '../../../../adminKit/edit/changes.ts'
import type { Language } from '../designer/document.ts'
import type { Blocks } from '../designer/tree.ts'

type Texts = Readonly<Record<Language, string>>

/** What is said of a page besides its blocks. Days are YYYY-MM-DD, instants ISO 8601. */
export interface Particulars {
  readonly title: Texts
  readonly slug: Texts
  readonly description: Texts
  readonly place: Texts
  readonly imageId: string | null
  readonly noindex: Readonly<Record<Language, boolean>>
  readonly tags: readonly string[]
  readonly mediaIds: readonly string[]
  readonly downloadIds: readonly string[]
  readonly links: readonly { readonly label: Texts; readonly href: string }[]
  readonly publishDate: string | null
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** The working copy of a page as a whole: what is saved by itself while somebody works on it. */
export interface Content extends Particulars {
  readonly blocks: Blocks
}

export type ContentField = keyof Content

const fieldsOfContent = [
  ...(['title', 'slug', 'description', 'place', 'imageId', 'noindex', 'tags', 'publishDate'] as const),
  ...(['startsAt', 'endsAt', 'mediaIds', 'downloadIds', 'links', 'blocks'] as const),
] as const satisfies readonly ContentField[]

const differs = (one: Content, other: Content, field: ContentField): boolean =>
  one[field] !== other[field] && !isSame(one[field], other[field])

/** Fields in which two differ. */
export const changedFields = (before: Content, after: Content): readonly ContentField[] =>
  fieldsOfContent.filter(field => differs(before, after, field))

/** What is sent of a change: the fields that are different, the blocks as a document. */
export function changesOf(content: Content, fields: readonly ContentField[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map(field => (field === 'blocks' ? ['document', { blocks: content.blocks }] : [field, content[field]])),
  )
}

export interface Merged {
  readonly content: Content
  /** Fields that both changed, each in another way; `content` has ours of them. */
  readonly conflicts: readonly ContentField[]
}

export interface Bases {
  /** What of ours was saved last. */
  readonly mine: Content
  /** What the server made of it: it tidies documents, so the two are not alike in every letter. */
  readonly theirs: Content
}

/** Ours and theirs as one: of fields that one of both changed, that one's. */
export function merged(base: Bases, mine: Content, theirs: Content): Merged {
  const own = changedFields(base.mine, mine)
  const others = changedFields(base.theirs, theirs)
  const conflicts = own.filter(field => others.includes(field) && differs(mine, theirs, field))
  const taken = others.filter(field => !own.includes(field)).map(field => [field, theirs[field]])
  return { content: { ...mine, ...Object.fromEntries(taken) }, conflicts }
}
