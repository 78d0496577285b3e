import { type DescribedSize, wordsApart } from './sizeNames.ts'

/** A size that a tier price may be meant for. */
export interface TierSize extends DescribedSize {
  readonly color?: { readonly id: string; readonly title: string } | null | undefined
}

/** What is chosen from: `value` is the id of a size, or stands for a whole colour. */
export interface SizeChoice {
  readonly value: string
  readonly label: string
}

const ofColor = (id: string) => `color:${id}`

/** What each size is called, by id: 'Damen XS, Rot'. `fitWords`: a fit in the reader's language. */
export function sizeTitles(sizes: readonly TierSize[], fitWords: (fit: string) => string): ReadonlyMap<string, string> {
  const apart = wordsApart(sizes)
  return new Map(
    sizes.map(({ id, fit, size, color }) => {
      const own = [fit && fitWords(fit), size].filter(Boolean).join(' ')
      return [id, [own, color?.title, ...(apart.get(id) ?? [])].filter(Boolean).join(', ')]
    }),
  )
}

/** The colours of which there are sizes, where there are several, each with the ids of those. */
function colorsOf(sizes: readonly TierSize[]) {
  const colors = [...Map.groupBy(sizes, ({ color }) => color?.id ?? null)].flatMap(([id, alike]) =>
    id === null ? [] : [{ id, title: alike[0]?.color?.title ?? '', ids: alike.map(each => each.id) }],
  )
  return colors.length > 1 ? colors : []
}

/** Whole colours first, then each size. `allOf`: what a whole colour is called. */
export const sizeChoices = (
  sizes: readonly TierSize[],
  fitWords: (fit: string) => string,
  allOf: (color: string) => string,
): readonly SizeChoice[] => [
  ...colorsOf(sizes).map(({ id, title }) => ({ value: ofColor(id), label: allOf(title) })),
  ...[...sizeTitles(sizes, fitWords)].map(([value, label]) => ({ value, label })),
]

/** What is chosen where a tier is meant for these sizes: colours of which it has all, and single ones. */
export function chosenFrom(sizes: readonly TierSize[], variantIds: readonly string[]): readonly string[] {
  const whole = colorsOf(sizes).filter(({ ids }) => ids.every(id => variantIds.includes(id)))
  const covered = new Set(whole.flatMap(({ ids }) => ids))
  return [...whole.map(({ id }) => ofColor(id)), ...variantIds.filter(id => !covered.has(id))]
}

/** The sizes that were chosen, in their order. */
export function sizesFrom(sizes: readonly TierSize[], chosen: readonly string[]): readonly string[] {
  const wanted = new Set(chosen)
  return sizes.filter(({ id, color }) => wanted.has(id) || (color && wanted.has(ofColor(color.id)))).map(({ id }) => id)
}
