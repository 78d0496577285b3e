import type { Language } from '../../../kit/languages.ts'
import { allBlocks, type Block, type Document } from './document.ts'
import { pageHtml } from './html.ts'
import type { Texts } from './texts.ts'
import { shownText } from './texts.ts'

const isText = (block: Block): boolean => block.type === 'text'

/** The texts of a document as a list of HTML, in its order: what programs know of it that know no blocks. `classes`: CSS
 *  classes that texts may use; others are left out. */
export const htmlOf = (document: Document, language: Language, classes: readonly string[]): string[] =>
  allBlocks(document)
    .filter(({ block }) => isText(block))
    .map(({ block }) => pageHtml(shownText(language, block.props.html as Texts), classes))

/**
 * A document whose texts are such a list: the text blocks that there are get them in their order, in one language; those that
 * are left over go, and what is left of the list stands at the end, in blocks of their own. `newId` makes ids of blocks.
 */
export function withHtml(
  { blocks }: Document,
  language: Language,
  list: readonly string[],
  newId: () => string,
): unknown {
  let at = 0
  const written = (block: Block): unknown[] => {
    if (isText(block)) {
      const html = list[at]
      at += 1
      if (html === undefined) return []
      return [{ ...block, props: { ...block.props, html: { ...(block.props.html as Texts), [language]: html } } }]
    }
    return [block.slots ? { ...block, slots: block.slots.map(slot => slot.flatMap(written)) } : block]
  }
  const kept = blocks.flatMap(written)
  const added = list.slice(at).map(html => ({ id: newId(), type: 'text', props: { html: { [language]: html } } }))
  return { blocks: [...kept, ...added] }
}
