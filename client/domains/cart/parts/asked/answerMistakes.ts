import type { MessageId } from '../../../../intl/messageIds.ts'

interface Told {
  readonly code: string
  readonly path: readonly string[]
}

const texts: Readonly<Record<string, MessageId>> = {
  ANSWER_MISSING: 'cart.asked.missing',
  ANSWER_INVALID: 'cart.asked.invalid',
  INVALID_INPUT: 'cart.asked.gone',
}

/** What is said of answers that were refused, by the key of their field. */
export const answerMistakes = (refusals: readonly Told[]): Readonly<Partial<Record<string, MessageId>>> =>
  Object.fromEntries(
    refusals.flatMap(({ code, path }) => {
      const key = path.at(-1)
      const text = texts[code]
      return path.at(-2) === 'answers' && key !== undefined && text !== undefined ? [[key, text]] : []
    }),
  )
