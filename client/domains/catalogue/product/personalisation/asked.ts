import { unprintable } from '../../parts/lettering/words.ts'

/** A property that buyers write something for. */
export interface AskedProperty {
  readonly key: string
  readonly label: string
  readonly placeholder: string | null | undefined
  readonly prefix: string | null | undefined
  readonly suffix: string | null | undefined
  readonly maxLength: number
  readonly isRequired: boolean
}

type AskedProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooLong'; readonly over: number }
  | { readonly kind: 'unprintable'; readonly characters: readonly string[] }

/** What keeps a text from being bought; null: nothing. `printable`: as the product's personalisation says it. */
export function askedProblem(
  { maxLength, isRequired }: Pick<AskedProperty, 'maxLength' | 'isRequired'>,
  text: string,
  printable: string,
): AskedProblem | null {
  const over = [...text.trim()].length - maxLength
  if (over > 0) return { kind: 'tooLong', over }
  if (text.trim() === '') return isRequired ? { kind: 'missing' } : null
  const characters = unprintable(printable, text)
  return characters.length > 0 ? { kind: 'unprintable', characters } : null
}

/** What is sent of what was written: nothing empty, nothing that is not asked for. */
export const writtenToSend = (
  asked: readonly Pick<AskedProperty, 'key'>[],
  written: Readonly<Record<string, string>>,
): { readonly key: string; readonly text: string }[] =>
  asked.flatMap(({ key }) => {
    const text = written[key]?.trim() ?? ''
    return text === '' ? [] : [{ key, text }]
  })
