import { escapeHtml } from '../kit/html.ts'

/** A piece of code in a text; `name` is that of the file that it is saved as, null where it is none. */
export type Code = { readonly kind: 'code'; readonly name: string | null; readonly text: string }

type Block =
  | Code
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const fence = /^```/
const heading = /^(#{1,3}) (.+)$/
const item = /^- /

/** A text as its blocks, in as much of Markdown as our own texts use: headings, paragraphs, lists, pieces of code. Throws on
 *  code that does not end. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split('\n')
  while (lines.length > 0) {
    const line = lines.shift()!
    const [, marks, title] = heading.exec(line) ?? []
    if (fence.test(line)) {
      const end = lines.findIndex(each => fence.test(each))
      if (end < 0) throw new Error(`The code does not end: ${line}`)
      const [, name = null] = line.slice(3).split(' ')
      blocks.push({ kind: 'code', name, text: `${lines.splice(0, end).join('\n')}\n` })
      lines.shift()
    } else if (marks && title) blocks.push({ kind: 'heading', level: marks.length, text: title })
    else if (item.test(line)) {
      const items = [line.slice(2)]
      for (; item.test(lines[0] ?? '') || /^ +\S/.test(lines[0] ?? ''); lines.shift()) {
        if (item.test(lines[0]!)) items.push(lines[0]!.slice(2))
        else items.push(`${items.pop()} ${lines[0]!.trim()}`)
      }
      blocks.push({ kind: 'list', items })
    } else if (line.trim() !== '') {
      const words = [line]
      while (lines.length > 0 && lines[0]!.trim() !== '' && !fence.test(lines[0]!)) words.push(lines.shift()!)
      blocks.push({ kind: 'paragraph', text: words.join(' ') })
    }
  }
  return blocks
}

/** Words with `code` and [links](/to) in them. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, '<a href="$2">$1</a>')

/** Blocks as HTML; everything in them is text. */
export const htmlOf = (blocks: readonly Block[]): string => blocks.map(htmlOfBlock).join('\n')

function htmlOfBlock(block: Block): string {
  if (block.kind === 'heading') return `<h${block.level}>${inline(block.text)}</h${block.level}>`
  if (block.kind === 'paragraph') return `<p>${inline(block.text)}</p>`
  if (block.kind === 'list') return `<ul>${block.items.map(text => `<li>${inline(text)}</li>`).join('')}</ul>`
  const code = `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`
  return block.name === null ? code : `<figure><figcaption>${escapeHtml(block.name)}</figcaption>${code}</figure>`
}
