import { type Language, languages } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { type BlockType, knownBlocks } from './blockTypes.ts'
import { isObject, partsOf, type Reading, readFields, type ValuePart } from './fields.ts'

/** Widths of a page, narrow to wide: below 640 px, from 640, from 1024. */
const breakpoints = ['xs', 'md', 'lg'] as const
type Breakpoint = (typeof breakpoints)[number]

export type BlockAttrs = {
  /** Twelfths of the width, by the page's own width. */
  readonly size: Readonly<Record<Breakpoint, number>>
  readonly visible: Readonly<Record<Breakpoint, boolean>>
  /** Absent: both. */
  readonly languages?: readonly Language[]
}

/** A block as it is stored. */
export type Block = {
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  readonly attrs: BlockAttrs
  readonly slots?: readonly (readonly Block[])[]
}

/** What a page is made of. Layout is shared by both languages; texts within blocks are pairs. */
export type Document = { readonly blocks: readonly Block[] }

export const emptyDocument: Document = { blocks: [] }

export const documentLimits = { blocks: 400, depth: 3, bytes: 512 * 1024, slots: 30 } as const

const UNITS = 12

/** Values nested deeper than any document are not looked into. */
const deepest = 24

/** How large a value is as JSON, roughly, and whether it is nested too deep; walks no further than the limit. */
function isTooLarge(raw: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: raw, depth: 0 }]
  let bytes = 0
  while (open.length > 0) {
    const { value, depth } = open.pop()!
    if (depth > deepest) return true
    if (typeof value === 'string') bytes += Buffer.byteLength(value) + 2
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        bytes += Array.isArray(value) ? 1 : key.length + 4
        open.push({ value: each, depth: depth + 1 })
      }
    } else bytes += 5
    if (bytes > documentLimits.bytes) return true
  }
  return false
}

const isBlockId = (raw: unknown): raw is string => typeof raw === 'string' && /^[\w-]{8,16}$/.test(raw)

type Found = Reading & { readonly ids: Set<string>; readonly types: ReadonlyMap<string, BlockType> }

const no = (found: Reading, path: readonly string[], message: string) =>
  void found.refusals.push(refusal('INVALID_INPUT', path, message))

function readAttrs(raw: unknown, path: readonly string[], found: Found): BlockAttrs {
  const given = isObject(raw) ? raw : {}
  if (raw !== undefined && raw !== null && !isObject(raw)) no(found, path, 'must be an object')
  for (const name of Object.keys(given)) {
    if (!['size', 'visible', 'languages'].includes(name)) no(found, [...path, name], 'is not known')
  }
  const sizes = isObject(given.size) ? given.size : {}
  const shown = isObject(given.visible) ? given.visible : {}
  const size = (at: Breakpoint): number => {
    const value = sizes[at] ?? UNITS
    if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= UNITS) return Number(value)
    no(found, [...path, 'size', at], `must be a whole number from 1 to ${UNITS}`)
    return UNITS
  }
  const visible = (at: Breakpoint): boolean => {
    const value = shown[at] ?? true
    if (typeof value !== 'boolean') no(found, [...path, 'visible', at], 'must be true or false')
    return value !== false
  }
  const attrs = {
    size: { xs: size('xs'), md: size('md'), lg: size('lg') },
    visible: { xs: visible('xs'), md: visible('md'), lg: visible('lg') },
  }
  if (given.languages === undefined || given.languages === null) return attrs
  const named = Array.isArray(given.languages) ? given.languages : []
  const only = languages.filter(language => named.includes(language))
  if (only.length !== named.length || only.length === 0)
    no(found, [...path, 'languages'], 'must be a list of de, en or both')
  // Both are what nothing says, too: one way to say a thing.
  return only.length === languages.length ? attrs : { ...attrs, languages: only }
}

function readBlock(raw: unknown, path: readonly string[], depth: number, found: Found): Block | null {
  if (!isObject(raw)) {
    no(found, path, 'must be a block')
    return null
  }
  const type = typeof raw.type === 'string' ? found.types.get(raw.type) : undefined
  if (!type) {
    no(found, [...path, 'type'], 'is no kind of block')
    return null
  }
  for (const name of Object.keys(raw)) {
    if (!['id', 'type', 'props', 'attrs', 'slots'].includes(name)) no(found, [...path, name], 'is not known')
  }
  if (!isBlockId(raw.id)) {
    no(found, [...path, 'id'], 'must have 8 to 16 letters, digits, hyphens or underscores')
    return null
  }
  if (found.ids.has(raw.id)) {
    found.refusals.push(refusal('ENTRY_TWICE', [...path, 'id'], 'another block has this id'))
    return null
  }
  found.ids.add(raw.id)
  if (found.ids.size > documentLimits.blocks) return null
  const props = readFields(type.fields, raw.props, [...path, 'props'], found)
  const block: Block = {
    id: raw.id,
    type: type.type,
    props,
    attrs: readAttrs(raw.attrs, [...path, 'attrs'], found),
  }
  const wanted = type.slots(props)
  const given = Array.isArray(raw.slots) ? raw.slots : []
  if (given.length > wanted && given.slice(wanted).some(slot => Array.isArray(slot) && slot.length > 0))
    no(found, [...path, 'slots'], `has more than ${wanted} slots`)
  if (wanted === 0) return block
  const slots = Array.from({ length: wanted }, (_, place) =>
    readBlocks(given[place] ?? [], [...path, 'slots', String(place)], depth + 1, found),
  )
  return { ...block, slots }
}

function readBlocks(raw: unknown, path: readonly string[], depth: number, found: Found): readonly Block[] {
  if (!Array.isArray(raw)) {
    no(found, path, 'must be a list of blocks')
    return []
  }
  if (depth > documentLimits.depth && raw.length > 0) {
    no(found, path, `is nested more than ${documentLimits.depth} deep`)
    return []
  }
  return raw.flatMap((each: unknown, place) => {
    // One more than there may be says as much as thousands more.
    if (found.ids.size > documentLimits.blocks) return []
    return readBlock(each, [...path, String(place)], depth, found) ?? []
  })
}

/** A document as it is stored, out of whatever came in: every field there, texts trimmed, HTML cleaned; and all reasons
 *  why it cannot be taken, each at its path below `document`. What is refused is left out of what it answers with. `classes`:
 *  CSS classes that its texts may use (`textClassesOf`). */
export function readDocument(
  raw: unknown,
  classes: readonly string[] = [],
): { readonly document: Document; readonly refusals: readonly Refusal[] } {
  const path = ['document']
  const found: Found = { refusals: [], classes, ids: new Set(), types: knownBlocks() }
  if (!isObject(raw)) no(found, path, 'must be an object with blocks')
  else if (isTooLarge(raw)) no(found, path, `has more than ${documentLimits.bytes / 1024} KB, or is nested too deep`)
  else {
    const blocks = readBlocks(raw.blocks ?? [], [...path, 'blocks'], 1, found)
    if (found.ids.size > documentLimits.blocks) no(found, path, `has more than ${documentLimits.blocks} blocks`)
    return { document: { blocks }, refusals: found.refusals }
  }
  return { document: emptyDocument, refusals: found.refusals }
}

/** A block with where it lies: `path` leads to it within the document. */
export type PlacedBlock = {
  readonly block: Block
  readonly parentId: string | null
  readonly slot: number | null
  readonly path: readonly string[]
}

/** All blocks in the order of the document, those in slots behind the one that holds them. */
export function allBlocks(
  { blocks }: Document,
  below: { parentId: string | null; slot: number | null; path: readonly string[] } = {
    parentId: null,
    slot: null,
    path: ['blocks'],
  },
): PlacedBlock[] {
  return blocks.flatMap((block, place) => {
    const path = [...below.path, String(place)]
    const inside = (block.slots ?? []).flatMap((slot, at) =>
      allBlocks({ blocks: slot }, { parentId: block.id, slot: at, path: [...path, 'slots', String(at)] }),
    )
    return [{ block, parentId: below.parentId, slot: below.slot, path }, ...inside]
  })
}

/** What a block holds that means something beyond itself; of kinds that are no longer known nothing. */
export function partsOfBlock(block: Block): ValuePart[] {
  const type = knownBlocks().get(block.type)
  return type ? partsOf(type.fields, block.props, ['props']) : []
}

/** The same of all blocks, each with its block. */
export const partsOfDocument = (document: Document): { readonly block: Block; readonly part: ValuePart }[] =>
  allBlocks(document).flatMap(({ block }) => partsOfBlock(block).map(part => ({ block, part })))

/** Whether readers of a language see a block at all. */
export const isShownIn = ({ attrs }: Block, language: Language): boolean =>
  (attrs.languages?.includes(language) ?? true) && breakpoints.some(at => attrs.visible[at])
