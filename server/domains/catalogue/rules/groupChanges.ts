import type { LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isSlug, longestSlug } from '../../../kit/slugs.ts'
import { isStorable, trimmed } from '../../../kit/writtenTexts.ts'
import { isReserved } from '../../content/rules/segments.ts'
import type { GroupOrder } from '../tables.ts'
import { isBetween, lastPlace, longestAlt } from './limits.ts'

/** What is to become of a product group; absent: unchanged, null: cleared. */
export type GroupChanges = {
  readonly title?: LocalizedText | null
  readonly description?: LocalizedText | null
  readonly slug?: string | null
  readonly imageId?: string | null
  /** Its pictures besides that, in order; null: none. */
  readonly moreImageIds?: readonly string[] | null
  /** What its picture shows. */
  readonly imageAlt?: LocalizedText | null
  readonly isMainGallery?: boolean | null
  readonly sortOrder?: number | null
  readonly parentIds?: readonly string[] | null
  /** What search engines are told; null: title and description. */
  readonly seoTitle?: LocalizedText | null
  readonly seoDescription?: LocalizedText | null
  readonly productOrder?: GroupOrder | null
  /** Its products that stand first, in this order; null: none. */
  readonly placedIds?: readonly string[] | null
}

/** What is to become of a colour; absent: unchanged. */
export type ColorChanges = {
  readonly title?: LocalizedText | null
  readonly code?: string | null
  readonly hex?: string | null
  readonly sortOrder?: number | null
  /** Files of its pictures, in order; the first is what it is shown by. Null: none. */
  readonly imageIds?: readonly string[] | null
}

const longestTitle = 120
const longestDescription = 5000
const longestCode = 30
const mostParents = 20
/** Products that one place by hand in a group. */
export const mostPlaced = 500
/** Colours that are put into an order at once. */
export const mostColors = 1000
const mostImages = 20
const longestSeoTitle = 120
const longestSeoDescription = 320
const places = { lowest: -lastPlace, highest: lastPlace } as const

/** What the fields of a group accept, and those of a colour. */
export const groupLimits = {
  title: { characters: longestTitle, required: true },
  description: { characters: longestDescription },
  slug: { characters: longestSlug, required: true },
  imageAlt: { characters: longestAlt },
  sortOrder: places,
  parentIds: { entries: mostParents },
  seoTitle: { characters: longestSeoTitle },
  seoDescription: { characters: longestSeoDescription },
  placedIds: { entries: mostPlaced },
  moreImageIds: { entries: mostImages },
} as const
export const colorLimits = {
  title: { characters: longestTitle, required: true },
  code: { characters: longestCode, required: true },
  sortOrder: places,
  imageIds: { entries: mostImages },
} as const

/** Why a text in both languages cannot be kept. */
function textRefusals(text: LocalizedText | null | undefined, longest: number, path: readonly string[]): Refusal[] {
  if (!text) return []
  const no = (message: string) => [refusal('INVALID_INPUT', path, message)]
  if (text.de.trim() === '') return no('the German text is missing')
  if (text.de.length > longest || (text.en?.length ?? 0) > longest) return no(`has more than ${longest} characters`)
  return isStorable(text.de) && isStorable(text.en ?? '') ? [] : no('contains a character that cannot be stored')
}

const orderRefusals = (sortOrder: number | null | undefined): Refusal[] =>
  typeof sortOrder === 'number' && !isBetween(sortOrder, -lastPlace, lastPlace)
    ? [refusal('INVALID_INPUT', ['sortOrder'], `must be a whole number from -${lastPlace} to ${lastPlace}`)]
    : []

const pictureListRefusals = (ids: readonly string[] | null | undefined, path: string): Refusal[] =>
  ids && (ids.length > mostImages || new Set(ids).size !== ids.length)
    ? [refusal('INVALID_INPUT', [path], `at most ${mostImages} pictures, each named once`)]
    : []

function slugRefusals(slug: string): Refusal[] {
  if (isReserved(slug)) return [refusal('INVALID_INPUT', ['slug'], `/${slug} is an address of the shop itself`)]
  return isSlug(slug) ? [] : [refusal('INVALID_INPUT', ['slug'], 'may have small letters, digits and single hyphens')]
}

/** Why a group cannot become so. */
export function groupRefusals(changes: GroupChanges): Refusal[] {
  const { title, description, slug, imageAlt, sortOrder, parentIds, seoTitle, seoDescription, placedIds } = changes
  const { moreImageIds } = changes
  return [
    ...(title === null ? [refusal('INVALID_INPUT', ['title'], 'cannot be empty')] : []),
    ...textRefusals(title, longestTitle, ['title']),
    ...textRefusals(description, longestDescription, ['description']),
    ...textRefusals(imageAlt, longestAlt, ['imageAlt']),
    ...(typeof slug === 'string' ? slugRefusals(slug) : []),
    ...textRefusals(seoTitle, longestSeoTitle, ['seoTitle']),
    ...textRefusals(seoDescription, longestSeoDescription, ['seoDescription']),
    ...orderRefusals(sortOrder),
    ...(placedIds && (placedIds.length > mostPlaced || new Set(placedIds).size !== placedIds.length)
      ? [refusal('INVALID_INPUT', ['placedIds'], `at most ${mostPlaced} products, each named once`)]
      : []),
    ...pictureListRefusals(moreImageIds, 'moreImageIds'),
    ...(parentIds && (parentIds.length > mostParents || new Set(parentIds).size !== parentIds.length)
      ? [refusal('INVALID_INPUT', ['parentIds'], `at most ${mostParents} groups, each named once`)]
      : []),
  ]
}

/** Whether a group would stand above itself with these parents. `parentsOf` holds the parents of every group. */
export function makesCircle(
  groupId: string,
  parentIds: readonly string[],
  parentsOf: ReadonlyMap<string, readonly string[]>,
): boolean {
  const seen = new Set<string>()
  const open = [...parentIds]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === groupId) return true
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(parentsOf.get(id) ?? []))
  }
  return false
}

/** Why a colour cannot become so. */
export function colorRefusals({ title, code, hex, sortOrder, imageIds }: ColorChanges): Refusal[] {
  const isCode = (text: string) => /^[^\s\p{Cc}\p{Cs}]+$/u.test(text) && text.length <= longestCode
  return [
    ...(title === null ? [refusal('INVALID_INPUT', ['title'], 'cannot be empty')] : []),
    ...textRefusals(title, longestTitle, ['title']),
    ...(typeof code === 'string' && !isCode(code)
      ? [refusal('INVALID_INPUT', ['code'], `must have 1 to ${longestCode} characters without spaces`)]
      : []),
    ...pictureListRefusals(imageIds, 'imageIds'),
    ...(typeof hex === 'string' && !/^#[0-9a-f]{6}$/i.test(hex)
      ? [refusal('INVALID_INPUT', ['hex'], 'must be a # and six hexadecimal digits')]
      : []),
    ...orderRefusals(sortOrder),
  ]
}

/** A title or description as it is stored: trimmed, an empty translation left out. */
export function trimmedText(text: LocalizedText | null): LocalizedText | null {
  return text && trimmed(text)
}
