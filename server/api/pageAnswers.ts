import { createHash } from 'node:crypto'
import type { PageOperation } from '../platform/pageRenderer.ts'

type Execute = (operation: PageOperation) => Promise<unknown>

/** What a page was made of: its operations, and a sum of their answers; null where one was not answered. */
export type MadeOf = { readonly operations: readonly PageOperation[]; readonly sum: string | null }

/**
 * Asks each operation of a page once and remembers what was answered. A page depends on nothing but its address and its
 * answers (see `pageRenderer.ts`), so one whose operations are answered as before need not be drawn again.
 */
export function rememberedAnswers(ask: Execute) {
  const answers = new Map<string, { operation: PageOperation; answer: Promise<unknown> }>()

  const execute: Execute = operation => {
    const key = JSON.stringify([operation.id, operation.language, operation.variables])
    const known = answers.get(key)
    if (known) return known.answer
    const answer = ask(operation)
    answers.set(key, { operation, answer })
    return answer
  }

  async function sumOf(operations: readonly PageOperation[]): Promise<string | null> {
    const all = await Promise.allSettled(operations.map(execute))
    const sum = createHash('sha256')
    for (const each of all) {
      if (each.status === 'rejected') return null
      sum.update(JSON.stringify(each.value)).update('\n')
    }
    return sum.digest('base64')
  }

  return {
    execute,
    /** Asks what an earlier page asked, and says whether everything is answered as it was then. */
    async areAsOf({ operations, sum }: MadeOf): Promise<boolean> {
      return sum !== null && (await sumOf(operations)) === sum
    },
    /** What was asked so far. */
    async madeOf(): Promise<MadeOf> {
      const operations = [...answers.values()].map(({ operation }) => operation)
      return { operations, sum: await sumOf(operations) }
    },
  }
}
