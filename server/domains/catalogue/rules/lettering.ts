import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { type LetteringPlace, type LetteringScript, type ProductLettering, printMethods } from './printing.ts'

export const letteringPlaces = ['back', 'chest'] as const satisfies readonly LetteringPlace[]
export const letteringScripts = ['regular', 'narrow', 'wide'] as const satisfies readonly LetteringScript[]

/** Limits: entries of a list, texts in characters. */
export const letteringLimits = {
  inks: { entries: 60 },
  color: { characters: 30 },
  ink: { characters: 7 },
} as const

/** How a color is written: `#1a2b3c`. */
export const inkPattern = /^#[0-9a-f]{6}$/i

/** Why a product cannot be lettered so. */
export function letteringRefusals(
  { method, place, script, inks }: ProductLettering,
  path: readonly string[],
): Refusal[] {
  const oneOf = (field: string, value: string, known: readonly string[]) =>
    known.includes(value) ? [] : [refusal('INVALID_INPUT', [...path, field], `must be one of ${known.join(', ')}`)]
  const many =
    inks.length > letteringLimits.inks.entries
      ? [refusal('INVALID_INPUT', [...path, 'inks'], `at most ${letteringLimits.inks.entries} entries`)]
      : []
  const wrong = inks.flatMap(({ color, ink, outline }, index) => {
    const at = (field: string) => [...path, 'inks', String(index), field]
    return [
      ...(color.trim() === '' || color.length > letteringLimits.color.characters
        ? [refusal('INVALID_INPUT', at('color'), 'is no code of a colour')]
        : []),
      ...(inkPattern.test(ink) ? [] : [refusal('INVALID_INPUT', at('ink'), 'must be like #1a2b3c')]),
      ...(outline === null || inkPattern.test(outline)
        ? []
        : [refusal('INVALID_INPUT', at('outline'), 'must be like #1a2b3c')]),
    ]
  })
  return [
    ...oneOf('method', method, printMethods),
    ...(place === null ? [] : oneOf('place', place, letteringPlaces)),
    ...oneOf('script', script, letteringScripts),
    ...many,
    ...wrong,
  ]
}

/** A lettering as it is stored: the last ink of a colour counts. */
export function storedLettering({ method, place, script, isOutlined, inks }: ProductLettering): ProductLettering {
  const byColor = new Map(
    inks.map(({ color, ink, outline }) => [
      color.trim(),
      { color: color.trim(), ink: ink.toLowerCase(), outline: outline?.toLowerCase() ?? null },
    ]),
  )
  return { method, place, script, isOutlined, inks: [...byColor.values()] }
}
