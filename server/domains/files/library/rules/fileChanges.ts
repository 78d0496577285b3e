import type { LocalizedText } from '../../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../../kit/refusals.ts'
import { isStorable, trimmed } from '../../../../kit/writtenTexts.ts'
import type { FileRow } from '../../queries.ts'
import { extensionOf, keptName, longestName } from '../../rules/arrivals.ts'
import { keptTags, longestTag, mostTags, tagRefusals } from '../../rules/tags.ts'

/** Longest words for what a picture shows, and below it, in characters. */
export const longestWords = 300
/** Most files of one request. */
export const mostFiles = 1000

/** What the fields of a file accept. */
export const fileLimits = {
  name: { characters: longestName, required: true },
  alt: { characters: longestWords },
  caption: { characters: longestWords },
  tags: { entries: mostTags, characters: longestTag },
} as const

/** A point of a picture, from 0 (left, top) to 1. */
type Point = { readonly x: number; readonly y: number }

/** What is to become of a file; absent: unchanged, null: cleared, or, where there must be something, unchanged. */
export type FileChanges = {
  readonly name?: string | null
  readonly alt?: LocalizedText | null
  readonly caption?: LocalizedText | null
  readonly tags?: readonly string[] | null
  readonly isPublic?: boolean | null
  readonly focalPoint?: Point | null
}

/** The columns that changes are made of. */
export type ChangeableFields = Pick<FileRow, 'name' | 'alt' | 'caption' | 'tags' | 'isPublic' | 'focalX' | 'focalY'>

/** A name as a file of this extension takes it: its last part, tidied, and always with the extension, by which people and
 *  programs know what it is. Empty where nothing is left. */
export function nameWith(extension: string, name: string): string {
  const kept = keptName(name, '')
  if (kept === '' || kept === `.${extension}`) return ''
  const isSame = extension === '' || extensionOf(kept) === extension || isOtherJpeg(extensionOf(kept), extension)
  return isSame ? kept : `${kept}.${extension}`
}

const isOtherJpeg = (one: string, other: string): boolean => /^jpe?g$/.test(one) && /^jpe?g$/.test(other)

/** Words as they are kept: without German none. */
const wordsOf = (words: LocalizedText | null): LocalizedText | null =>
  words && words.de.trim() !== '' ? trimmed(words) : null

function wordRefusals(words: LocalizedText | null | undefined, path: readonly string[]): Refusal[] {
  const { de = '', en } = words ?? {}
  const texts = [de, en ?? '']
  if (texts.some(text => text.length > longestWords)) {
    return [refusal('INVALID_INPUT', path, `At most ${longestWords} characters.`, { limit: longestWords })]
  }
  if (!texts.every(isStorable)) return [refusal('INVALID_INPUT', path, 'contains a character that cannot be stored')]
  const isOnlyEnglish = de.trim() === '' && (en ?? '').trim() !== ''
  return isOnlyEnglish ? [refusal('INVALID_INPUT', path, 'the German text is missing')] : []
}

/** As fine as the column keeps it: else what is as it was would look changed. */
const tenThousandths = (part: number): number => Math.round(part * 10_000) / 10_000

const isWithin = ({ x, y }: Point): boolean => [x, y].every(part => part >= 0 && part <= 1)

/**
 * What changes make of a file, its name tidied and with its extension, empty tags dropped; or why they cannot be made:
 * INVALID_INPUT at the field.
 */
export function keptFile(
  before: Pick<FileRow, 'extension' | 'width'>,
  changes: FileChanges,
  path: readonly string[],
): { readonly fields: Partial<ChangeableFields>; readonly refusals: readonly Refusal[] } {
  const { name, alt, caption, tags, isPublic, focalPoint } = changes
  const kept = typeof name === 'string' ? nameWith(before.extension, name) : undefined
  const kinds = tags === undefined ? undefined : keptTags(tags ?? [])
  const at = (field: string) => [...path, field]
  const isNamed = typeof name !== 'string' || name.length <= longestName
  return {
    fields: {
      ...(kept !== undefined && { name: kept }),
      ...(alt !== undefined && { alt: wordsOf(alt) }),
      ...(caption !== undefined && { caption: wordsOf(caption) }),
      ...(kinds !== undefined && { tags: kinds }),
      ...(typeof isPublic === 'boolean' && { isPublic }),
      ...(focalPoint !== undefined && {
        focalX: focalPoint && tenThousandths(focalPoint.x),
        focalY: focalPoint && tenThousandths(focalPoint.y),
      }),
    },
    refusals: [
      ...(isNamed
        ? []
        : [refusal('INVALID_INPUT', at('name'), `At most ${longestName} characters.`, { limit: longestName })]),
      ...(kept === '' ? [refusal('INVALID_INPUT', at('name'), 'a file has a name')] : []),
      ...wordRefusals(alt, at('alt')),
      ...wordRefusals(caption, at('caption')),
      ...tagRefusals(kinds ?? [], at('tags')),
      ...(focalPoint && !isWithin(focalPoint)
        ? [refusal('INVALID_INPUT', at('focalPoint'), 'from 0 to 1 on each side')]
        : []),
      ...(focalPoint && before.width === null
        ? [refusal('INVALID_INPUT', at('focalPoint'), 'only pictures have a point that stays in sight')]
        : []),
    ],
  }
}

/** The fields that are not as they were. */
export const differing = (before: ChangeableFields, fields: Partial<ChangeableFields>): Partial<ChangeableFields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ChangeableFields]),
    ),
  )
