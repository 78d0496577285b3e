import type { Message } from '../../../adminKit/edit/fields.ts'
import { wholeFrom } from '../../../ui/quantity/amounts.ts'

/** The place in the shop's order as it is typed; nothing typed is the first place. */
export const placeFrom = (typed: string, language: 'de' | 'en'): number | null | undefined =>
  typed.trim() === '' ? 0 : wholeFrom(typed, language)

/** What is wrong with a place; `most` either way. */
export function placeProblem(
  typed: string,
  language: 'de' | 'en',
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): Message | null {
  const place = placeFrom(typed, language)
  if (typeof place !== 'number') return 'admin.sorting.notWhole'
  return place < lowest || place > highest ? { id: 'admin.sorting.range', values: { lowest, highest } } : null
}
