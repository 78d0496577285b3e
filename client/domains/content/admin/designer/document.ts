/** The document of a page as the designer holds it: blocks in the order of reading, laid out alike in both languages. */

export type Language = 'de' | 'en'
export const languages = ['de', 'en'] as const satisfies readonly Language[]

/** A text in both languages; what is missing was not written yet. */
export type Pair = Readonly<Partial<Record<Language, string>>>

/** Widths of the page itself: below 640 pixels, from 640, from 1024. */
export type Breakpoint = 'xs' | 'md' | 'lg'
export const breakpoints = ['xs', 'md', 'lg'] as const satisfies readonly Breakpoint[]

export interface BlockAttrs {
  /** Units of the twelve that a row has. */
  readonly size: Readonly<Record<Breakpoint, number>>
  readonly visible: Readonly<Record<Breakpoint, boolean>>
  /** Shown only in these; absent: in both. */
  readonly languages?: readonly Language[] | undefined
}

export interface Block {
  /** Unique in its document. */
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  readonly attrs: BlockAttrs
  /** Of columns and accordions alone. */
  readonly slots?: readonly (readonly Block[])[] | undefined
}

/** Units of a row. */
export const units = 12
/** The server refuses what goes beyond. */
export const limits = { blocks: 400, depth: 3, bytes: 512 * 1024 } as const

export const usualAttrs: BlockAttrs = {
  size: { xs: units, md: units, lg: units },
  visible: { xs: true, md: true, lg: true },
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 10

/** An id that no other block has: ten letters and digits by chance. */
export function newId(): string {
  const chance = crypto.getRandomValues(new Uint8Array(idLength))
  return Array.from(chance, each => letters[each % letters.length]).join('')
}

/** What the page's own width falls into. */
export const breakpointOf = (pixels: number): Breakpoint => (pixels < 640 ? 'xs' : pixels < 1024 ? 'md' : 'lg')

/** The text of a language; empty where none was written. */
export const textIn = (pair: unknown, language: Language): string => {
  const text = (pair as Pair | null | undefined)?.[language]
  return typeof text === 'string' ? text : ''
}
