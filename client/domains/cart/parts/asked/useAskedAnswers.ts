import { useState } from 'react'
import { answerMistakes } from './answerMistakes.ts'

interface Asked {
  readonly key: string
  readonly isRequired: boolean
}

interface Refused {
  readonly code: string
  readonly path: readonly string[]
}

/** Whether a refusal speaks of an answer, which has a place of its own. */
export const isAboutAnswer = ({ path }: Pick<Refused, 'path'>): boolean => path.includes('answers')

/** What a buyer answers beside a product before it comes into the cart. */
export function useAskedAnswers(fields: readonly Asked[]) {
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const [mistakes, setMistakes] = useState<ReturnType<typeof answerMistakes>>({})
  const textOf = (key: string): string => given[key] ?? ''
  return {
    given,
    mistakes,
    setGiven,
    answer(key: string, text: string) {
      setGiven({ ...given, [key]: text })
      setMistakes(({ [key]: _before, ...others }) => others)
    },
    /** Marks what must be answered and is not; whether nothing was. */
    isComplete(): boolean {
      const missing = fields.filter(({ key, isRequired }) => isRequired && textOf(key).trim() === '')
      const told = missing.map(({ key }) => ({ code: 'ANSWER_MISSING', path: ['answers', key] }))
      setMistakes(answerMistakes(told))
      return missing.length === 0
    },
    /** Marks what the server refused. */
    refuse: (refusals: readonly Refused[]) => setMistakes(answerMistakes(refusals)),
    /** As the mutations take it. */
    sent: fields.flatMap(({ key }) => (textOf(key).trim() === '' ? [] : [{ key, text: textOf(key) }])),
  }
}

export type AskedAnswers = ReturnType<typeof useAskedAnswers>
