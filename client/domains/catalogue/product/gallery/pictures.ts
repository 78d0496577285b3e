/** A picture as far as its place in the gallery goes. */
interface Shown {
  readonly view: string
  readonly color: { readonly id: string } | null | undefined
}

/** The pictures of a colour, those of no colour included; all of them where the colour has none. */
export function picturesOf<TPicture extends Shown>(pictures: readonly TPicture[], colorId: string | null): TPicture[] {
  const own = pictures.filter(({ color }) => color?.id === colorId)
  if (colorId === null || own.length === 0) return [...pictures]
  return pictures.filter(({ color }) => !color || color.id === colorId)
}

/** The picture below the main one: the back view, or the front where the back is the main one. -1 without. */
export function secondOf(pictures: readonly Shown[], main: number): number {
  const wanted = pictures[main]?.view === 'BACK' ? 'FRONT' : 'BACK'
  return pictures.findIndex(({ view }, at) => view === wanted && at !== main)
}
