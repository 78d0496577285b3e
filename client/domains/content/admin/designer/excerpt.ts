import { type Block, type Language, textIn } from './document.ts'

/** Characters that lists show of a block. */
const longest = 90

const plain = (html: string): string =>
  html.includes('<')
    ? (new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent ?? '')
    : html

const known = new WeakMap<Block, Map<Language, string>>()

/** The first words of a block, by which one knows it again; in the other language where this one has none. */
export function excerptOf(block: Block, language: Language): string {
  const kept = known.get(block) ?? new Map<Language, string>()
  known.set(block, kept)
  const before = kept.get(language)
  if (before !== undefined) return before
  const { title, html, label, text, caption, titles, items, address, url } = block.props
  const candidates = [title, html, label, text, caption, ...listed(titles), ...listed(items)]
  const other = language === 'de' ? 'en' : 'de'
  const words =
    candidates.map(each => textIn(each, language)).find(Boolean) ??
    candidates.map(each => textIn(each, other)).find(Boolean) ??
    [address, url].find(each => typeof each === 'string') ??
    ''
  const line = plain(words).replaceAll(/\s+/g, ' ').trim()
  const excerpt = line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
  kept.set(language, excerpt)
  return excerpt
}

/** Titles of the parts of a list: each is a text, or has a title. */
const listed = (parts: unknown): readonly unknown[] =>
  Array.isArray(parts) ? parts.map(part => (part as { title?: unknown } | null)?.title ?? part) : []
