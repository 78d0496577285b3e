import { parseArgs } from 'node:util'
import { StartFailure } from '../../server/platform/failure.ts'

/** What is looked at, in the order in which it is. */
export const pageNames = ['landing', 'group', 'product', 'set', 'blocks', 'cart', 'checkout'] as const
export type PageName = (typeof pageNames)[number]

export interface VitalsOptions {
  readonly only: readonly PageName[]
  /** How often each page is visited; times and shifts are the medians. */
  readonly runs: number
  readonly language: 'de' | 'en'
  /** Whether each row names what fell short. */
  readonly failing: boolean
}

/** What the command is asked for. Throws StartFailure, in one sentence, for what cannot be measured. */
export function vitalsOptions(args: readonly string[]): VitalsOptions {
  const { only, runs, language, failing } = parsed(args)
  if (language !== 'de' && language !== 'en') {
    throw new StartFailure(`--language takes de or en; "${language}" is unknown.`)
  }
  return {
    only: only === undefined ? pageNames : only.split(',').map(pageName),
    runs: wholeNumber(runs),
    language,
    failing,
  }
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      language: { type: 'string', default: 'de' },
      failing: { type: 'boolean', default: false },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    if (error instanceof TypeError) throw new StartFailure(`${error.message.split('. ')[0]}.`, { cause: error })
    throw error
  }
}

function pageName(text: string): PageName {
  const name = pageNames.find(each => each === text)
  if (name === undefined) throw new StartFailure(`--only takes ${pageNames.join(', ')}; "${text}" is unknown.`)
  return name
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= 99) return number
  throw new StartFailure(`--runs takes a whole number from 1 to 99; "${text}" cannot be used.`)
}
