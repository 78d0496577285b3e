/** How letters get onto a piece. */
export const printMethods = ['flock', 'digital', 'embroidery'] as const
export type PrintMethod = (typeof printMethods)[number]

/** Where a text stands: name above number on the back, or a short one on the chest. */
export type LetteringPlace = 'back' | 'chest'
/** How wide its letters run. */
export type LetteringScript = 'regular' | 'narrow' | 'wide'
/** Colours of the letters on a piece of one colour, as `#rrggbb`; `outline` null: that of the piece's contrast. */
export type LetteringInk = { readonly color: string; readonly ink: string; readonly outline: string | null }
/** How a text gets onto a product. `place` null: it is not drawn for the buyer. `inks` by the code of the piece's colour;
 *  a colour without one gets letters that stand out from it. */
export type ProductLettering = {
  readonly method: PrintMethod
  readonly place: LetteringPlace | null
  readonly script: LetteringScript
  readonly isOutlined: boolean
  readonly inks: readonly LetteringInk[]
}

/** The method of products that name none: letters that are cut out and pressed on. */
export const usualMethod: PrintMethod = 'flock'

/** Letters of the languages that are written in Latin script in Europe. */
const latin = 'A-Za-zÀ-ÖØ-öø-žȘ-țẞ'

/**
 * The characters that each method prints, as the inside of a class of a regular expression with the flag `u`. Thread
 * draws letters and little else, what is cut has the signs of a keyboard too, what is printed by a machine has further
 * scripts. No method has emoji: they are pictures in colours.
 */
export const printable: Readonly<Record<PrintMethod, string>> = {
  embroidery: `${latin}0-9 '’.,\\-&\\/+!`,
  flock: `${latin}0-9 !"#%&'()*+,\\-.\\/:;=?@_°€§×·–—‘’‚“”„«»…`,
  digital: `${latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{P}\\p{Sc}\\p{Sm}0-9 °©®™`,
}

const whole = (method: PrintMethod) => new RegExp(`^[${printable[method]}\\s]*$`, 'u')
const patterns: Readonly<Record<PrintMethod, RegExp>> = {
  embroidery: whole('embroidery'),
  flock: whole('flock'),
  digital: whole('digital'),
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })
/** As many characters are named to somebody who has to take them out. */
const mostNamed = 5

/**
 * The characters of a text that a method cannot print, as readers see characters, each once and at most five: a visible
 * one as it is, any other by its number (`U+200B`). White space counts as the blank that it becomes.
 */
export function unprintable(method: PrintMethod, text: string): string[] {
  const pattern = patterns[method]
  const composed = text.normalize('NFC')
  if (pattern.test(composed)) return []
  const named = new Set<string>()
  for (const { segment } of graphemes.segment(composed)) {
    if (pattern.test(segment)) continue
    named.add(/^[\p{C}\p{Z}\p{M}]+$/u.test(segment) ? numberOf(segment) : segment)
    if (named.size === mostNamed) break
  }
  return [...named]
}

const numberOf = (segment: string): string =>
  [...segment].map(each => `U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
