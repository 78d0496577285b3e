import type { EntryContent } from './content.ts'
import { type Block, partsOfBlock } from './document.ts'

/** A value with null at a path within it. */
function without(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return null
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === first ? without(each, rest) : each))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [first]: without((value as Record<string, unknown>)[first], rest) }
}

function blockWithout(block: Block, fileIds: ReadonlySet<string>): Block {
  const gone = partsOfBlock(block).filter(part => part.kind === 'file' && fileIds.has(part.value))
  const props = gone.reduce<unknown>((so, { path }) => without(so, path.slice(1)), block.props)
  const slots = block.slots?.map(slot => slot.map(each => blockWithout(each, fileIds)))
  return { ...block, props: props as Block['props'], ...(slots && { slots }) }
}

/** The content of an entry without some files; blocks that showed them stay, with nothing in them. */
export function contentWithout(content: EntryContent, ids: readonly string[]): EntryContent {
  const fileIds = new Set(ids)
  const kept = (list: readonly string[]) => list.filter(id => !fileIds.has(id))
  return {
    ...content,
    imageId: content.imageId !== null && fileIds.has(content.imageId) ? null : content.imageId,
    mediaIds: kept(content.mediaIds),
    downloadIds: kept(content.downloadIds),
    document: { blocks: content.document.blocks.map(block => blockWithout(block, fileIds)) },
  }
}
