/** A picture as far as its place in the gallery goes. */
interface Shown {
  readonly view: string
  readonly color: { readonly id: string } | null | undefined
  readonly fit: string | null | undefined
}

/**
 * The pictures of a colour and a cut, those that are of every one included. A colour without pictures has all of them; a
 * cut without any of its own in that colour has those of the others.
 */
export function picturesOf<TPicture extends Shown>(
  pictures: readonly TPicture[],
  colorId: string | null,
  fit: string | null = null,
): TPicture[] {
  const isColored = colorId !== null && pictures.some(({ color }) => color?.id === colorId)
  const colored = isColored ? pictures.filter(({ color }) => !color || color.id === colorId) : [...pictures]
  const isCut = fit !== null && colored.some(each => each.fit === fit)
  return isCut ? colored.filter(each => !each.fit || each.fit === fit) : colored
}

/** The picture below the main one: the back view, or the front where the back is the main one. -1 without. */
export function secondOf(pictures: readonly Shown[], main: number): number {
  const wanted = pictures[main]?.view === 'BACK' ? 'FRONT' : 'BACK'
  return pictures.findIndex(({ view }, at) => view === wanted && at !== main)
}
