import { stableJson } from '../../../kit/stableJson.ts'
import type { EntryContent } from './content.ts'
import { textsOf } from './content.ts'
import { allBlocks, type PlacedBlock } from './document.ts'
import type { Texts } from './texts.ts'

/** What became of a block, or of what is said of the entry (`blockId` null). */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly blockId: string | null
  readonly type: string | null
  /** Texts that are not what they were, each in both languages. */
  readonly texts: readonly { readonly path: readonly string[]; readonly before: Texts; readonly after: Texts }[]
  /** What else of it is not what it was: names of properties, of `attrs`, or of the entry. */
  readonly fields: readonly string[]
}

const none: Texts = { de: '', en: '' }

/** Texts of one place that differ, by their paths. */
function textsBetween(before: EntryContent, after: EntryContent, blockId: string | null): Difference['texts'] {
  const of = (content: EntryContent) =>
    new Map(
      textsOf(content)
        .filter(each => each.blockId === blockId)
        .map(({ path, texts }) => [path.join('.'), { path, texts }]),
    )
  const [was, is] = [of(before), of(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap(key => {
    const path = (is.get(key) ?? was.get(key)!).path
    const pair = { path, before: was.get(key)?.texts ?? none, after: is.get(key)?.texts ?? none }
    return stableJson(pair.before) === stableJson(pair.after) ? [] : [pair]
  })
}

/** Names of fields whose values differ. */
const fieldsBetween = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => stableJson(before[name] ?? null) !== stableJson(after[name] ?? null),
  )

/** What lies before a block among its own, of those that both documents have: it moved where that is another one. */
function neighbours(blocks: readonly PlacedBlock[], common: ReadonlySet<string>): ReadonlyMap<string, string> {
  const last = new Map<string, string>()
  return new Map(
    blocks
      .filter(({ block }) => common.has(block.id))
      .map(({ block, parentId, slot }) => {
        const place = `${parentId} ${slot}`
        const before = `${place} ${last.get(place) ?? ''}`
        last.set(place, block.id)
        return [block.id, before]
      }),
  )
}

/** What changed from one revision of an entry to another: texts by block, and blocks that came, went, moved or changed. */
export function differencesBetween(before: EntryContent, after: EntryContent): Difference[] {
  const [was, is] = [allBlocks(before.document), allBlocks(after.document)]
  const wasById = new Map(was.map(each => [each.block.id, each]))
  const isById = new Map(is.map(each => [each.block.id, each]))
  const common = new Set([...isById.keys()].filter(id => wasById.has(id)))
  const [places, newPlaces] = [neighbours(was, common), neighbours(is, common)]
  const { document: _was, title: _t, description: _d, place: _p, ...said } = before
  const { document: _is, title: _t2, description: _d2, place: _p2, ...saidNow } = after
  const ofEntry: Difference = {
    ...{ kind: 'changed', blockId: null, type: null },
    texts: textsBetween(before, after, null),
    fields: fieldsBetween(said, saidNow),
  }
  const ofBlocks = is.flatMap(({ block }): Difference[] => {
    const { id: blockId, type } = block
    const earlier = wasById.get(blockId)
    const texts = textsBetween(before, after, blockId)
    if (!earlier) return [{ kind: 'added', blockId, type, texts, fields: [] }]
    const textual = new Set(texts.map(({ path }) => path[1]!))
    const fields = [
      ...fieldsBetween(earlier.block.props, block.props).filter(name => !textual.has(name)),
      ...fieldsBetween(earlier.block.attrs, block.attrs),
    ]
    const hasMoved = places.get(blockId) !== newPlaces.get(blockId)
    return [
      ...(texts.length > 0 || fields.length > 0 ? [{ kind: 'changed', blockId, type, texts, fields } as const] : []),
      ...(hasMoved ? [{ kind: 'moved', blockId, type, texts: [], fields: [] } as const] : []),
    ]
  })
  const gone = was
    .filter(({ block }) => !isById.has(block.id))
    .map(({ block: { id: blockId, type } }): Difference => {
      return { kind: 'removed', blockId, type, texts: textsBetween(before, after, blockId), fields: [] }
    })
  return [...(ofEntry.texts.length > 0 || ofEntry.fields.length > 0 ? [ofEntry] : []), ...ofBlocks, ...gone]
}
