/** What visitors see instead of a segment, by language; `former`: what they saw before, which leads on. */
type ShownSegment = { readonly de: string; readonly en: string; readonly former: readonly string[] }
/** By the word that the product knows; absent: that word itself is shown. */
export type Addresses = Readonly<Record<string, ShownSegment>>
