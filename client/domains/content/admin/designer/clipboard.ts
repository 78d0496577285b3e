import { type Block, type BlockAttrs, breakpoints, languages, limits, newId, units, usualAttrs } from './document.ts'
import { flatten, heightOf, renewed } from './tree.ts'

/** Blocks as the clipboard holds them: as text, so that they go from page to page, window to window and into a mail. */

const mark = 'page-blocks'

export const textOf = (blocks: readonly Block[]): string => JSON.stringify({ [mark]: 1, blocks })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function attrsOf(value: unknown): BlockAttrs {
  const { size, visible, languages: only } = isObject(value) ? value : {}
  const sizes = isObject(size) ? size : {}
  const shown = isObject(visible) ? visible : {}
  const kept = Array.isArray(only) ? languages.filter(each => only.includes(each)) : []
  const unitsOf = (wanted: unknown) =>
    typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 1 && wanted <= units ? wanted : units
  return {
    size: Object.fromEntries(breakpoints.map(at => [at, unitsOf(sizes[at])])) as BlockAttrs['size'],
    visible: Object.fromEntries(breakpoints.map(at => [at, shown[at] !== false])) as BlockAttrs['visible'],
    ...(kept.length === 1 && { languages: kept }),
  }
}

/** A block of what was copied, as far as it is one; blocks of unknown types are left out. */
function blockOf(value: unknown, isKnown: (type: string) => boolean): Block | null {
  if (!isObject(value) || typeof value.type !== 'string' || !isKnown(value.type)) return null
  const slots = Array.isArray(value.slots)
    ? value.slots.map(list =>
        (Array.isArray(list) ? list : []).map(each => blockOf(each, isKnown)).filter(block => block !== null),
      )
    : undefined
  return {
    id: newId(),
    type: value.type,
    props: isObject(value.props) ? value.props : {},
    attrs: attrsOf(value.attrs),
    ...(slots && { slots }),
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What was written elsewhere becomes a text of paragraphs, in the language that is being written. */
function plainText(text: string, language: 'de' | 'en'): Block {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map(each => each.trim())
    .filter(Boolean)
  const html = paragraphs.map(each => `<p>${escaped(each).replaceAll('\n', '<br>')}</p>`).join('')
  const props = { html: { [language]: html }, align: 'left', tone: 'plain' }
  return { id: newId(), type: 'text', props, attrs: usualAttrs }
}

/**
 * The blocks that a text of the clipboard stands for, with ids of their own. Text that is none of ours becomes a text block.
 * Empty where there is nothing to paste, or more than a page may hold.
 */
export function blocksOf(text: string, isKnown: (type: string) => boolean, language: 'de' | 'en'): readonly Block[] {
  if (text.trim() === '' || text.length > limits.bytes) return []
  const read = ours(text)
  if (!read) return [plainText(text, language)]
  const blocks = read
    .map(each => blockOf(each, isKnown))
    .filter(block => block !== null)
    .filter(block => heightOf(block) <= limits.depth)
    .map(renewed)
  return flatten(blocks).length > limits.blocks ? [] : blocks
}

/** What was copied of a page, unchecked; null where the text is something else. */
function ours(text: string): readonly unknown[] | null {
  if (!text.startsWith(`{"${mark}"`)) return null
  try {
    const read = JSON.parse(text) as { blocks?: unknown }
    return Array.isArray(read.blocks) ? read.blocks : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
