import { isSame } from '../../../../adminKit/edit/changes.ts'
import { type Block, breakpoints, languages, textIn } from '../designer/document.ts'
import { type Blocks, flatten, type Located } from '../designer/tree.ts'
import type { Content } from './content.ts'

/** What is different between two versions of a page, as people speak of it: texts word by word, the layout by block. */
export interface TextDifference {
  readonly language: 'de' | 'en'
  readonly before: string
  readonly after: string
}

export type BlockChange = 'added' | 'removed' | 'moved' | 'size' | 'visible' | 'settings' | 'text'

export interface BlockDifference {
  readonly id: string
  readonly type: string
  /** As it was, or as it is where it is new. */
  readonly block: Block
  readonly changes: readonly BlockChange[]
  readonly texts: readonly TextDifference[]
}

export type FieldName = Exclude<keyof Content, 'blocks'>

export interface FieldDifference {
  readonly field: FieldName
  readonly texts: readonly TextDifference[]
}

export interface Differences {
  readonly fields: readonly FieldDifference[]
  readonly blocks: readonly BlockDifference[]
}

const plain = (html: string): string =>
  html.includes('<')
    ? new DOMParser()
        .parseFromString(html.replaceAll(/<\/(?:p|h\d|li|tr)>|<br>/g, '$&\n'), 'text/html')
        .body.textContent.replaceAll(/\n{2,}/g, '\n')
        .trim()
    : html

const isPair = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('de' in value || 'en' in value)

/** All pairs of texts in the properties of a block, in their order. */
function pairsOf(value: unknown): readonly unknown[] {
  if (isPair(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(pairsOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pairsOf) : []
}

const textsOf = (value: unknown, language: 'de' | 'en'): string =>
  pairsOf(value)
    .map(pair => plain(textIn(pair, language)))
    .filter(Boolean)
    .join('\n')

const withoutTexts = (value: unknown): unknown => {
  if (isPair(value)) return null
  if (Array.isArray(value)) return value.map(withoutTexts)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, each]) => [key, withoutTexts(each)]),
      )
    : value
}

const textDifferences = (before: unknown, after: unknown): readonly TextDifference[] =>
  languages
    .map(language => ({ language, before: textsOf(before, language), after: textsOf(after, language) }))
    .filter(each => each.before !== each.after)

/** Which blocks stand somewhere else: in another list, or not in the order of the others that were there before. */
function movedIds(before: readonly Located[], after: readonly Located[]): ReadonlySet<string> {
  const placed = new Map(before.map(each => [each.block.id, each.place]))
  const moved = new Set<string>()
  const last = new Map<string, number>()
  for (const { block, place } of after) {
    const was = placed.get(block.id)
    if (!was) continue
    const list = `${place.parent} ${place.slot}`
    if (list !== `${was.parent} ${was.slot}` || was.at < (last.get(list) ?? -1)) moved.add(block.id)
    else last.set(list, was.at)
  }
  return moved
}

function blockDifferences(before: Blocks, after: Blocks): readonly BlockDifference[] {
  const [old, now] = [flatten(before), flatten(after)]
  const oldById = new Map(old.map(({ block }) => [block.id, block]))
  const ids = new Set(now.map(({ block }) => block.id))
  const moved = movedIds(old, now)
  const present = now.map(({ block }): BlockDifference => {
    const was = oldById.get(block.id)
    const { id, type } = block
    if (!was) return { ...{ id, type, block, changes: ['added'] }, texts: textDifferences(null, block.props) }
    const texts = textDifferences(was.props, block.props)
    const isOther = (one: unknown, other: unknown) => !isSame(one, other)
    const changes: BlockChange[] = [
      ...(moved.has(id) ? (['moved'] as const) : []),
      ...(texts.length > 0 ? (['text'] as const) : []),
      ...(isOther(sizes(was), sizes(block)) ? (['size'] as const) : []),
      ...(isOther(shown(was), shown(block)) ? (['visible'] as const) : []),
      ...(isOther(withoutTexts(was.props), withoutTexts(block.props)) ? (['settings'] as const) : []),
    ]
    return { id, type, block, changes, texts }
  })
  const gone = old
    .filter(({ block }) => !ids.has(block.id))
    .map(({ block }): BlockDifference => ({
      ...{ id: block.id, type: block.type, block, changes: ['removed'] },
      texts: textDifferences(block.props, null),
    }))
  return [...present.filter(({ changes }) => changes.length > 0), ...gone]
}

const sizes = ({ attrs }: Block) => breakpoints.map(at => attrs.size[at])
const shown = ({ attrs }: Block) => [...breakpoints.map(at => attrs.visible[at]), attrs.languages ?? null]

const fieldNames = [
  ...(['title', 'slug', 'description', 'place', 'imageId', 'noindex', 'tags'] as const),
  ...(['publishDate', 'startsAt', 'endsAt'] as const),
] as const satisfies readonly FieldName[]

/** From one version of a page to a later one. */
export function differencesBetween(before: Content, after: Content): Differences {
  const fields = fieldNames
    .filter(field => !isSame(before[field], after[field]))
    .map(field => ({ field, texts: textDifferences(before[field], after[field]) }))
  return { fields, blocks: blockDifferences(before.blocks, after.blocks) }
}
