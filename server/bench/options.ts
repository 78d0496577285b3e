import { parseArgs } from 'node:util'
import { StartFailure } from '../platform/failure.ts'

/** What is measured, in the order in which it is. */
export const operationNames = [
  'baseline',
  'list',
  'detail',
  'search',
  'page',
  'product-page',
  'entry',
  'entry-page',
  'image',
  'cart',
  'checkout',
  'rules',
  'pricing',
  'mixed',
  'sign-in',
  'session',
  'users',
  'user-search',
  'entries',
  'entry-tag',
  'entry-search',
  'pull',
  'write',
  'images',
  'files',
  'start',
] as const
export type OperationName = (typeof operationNames)[number]

export interface BenchOptions {
  /** Sizes of the catalogue, rising. */
  readonly products: readonly number[]
  /** Of each measurement. */
  readonly seconds: number
  readonly only: readonly OperationName[]
  /** Whether answers may be kept: both are measured unless one is asked for. */
  readonly cached: readonly boolean[]
  /** Processes of the application. */
  readonly processes: number
  /** A table for people instead of JSON. */
  readonly table: boolean
}

/** What the command is asked for. Throws StartFailure, in one sentence, for what cannot be measured. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parsed(args)
  return {
    products: values.products
      .split(',')
      .map(text => wholeNumber('--products', text, 1_000_000))
      .sort((a, b) => a - b),
    seconds: wholeNumber('--seconds', values.seconds, 3600),
    only: values.only === undefined ? operationNames : values.only.split(',').map(operationName),
    cached: values.cached === undefined ? [true, false] : values.cached.split(',').map(truth),
    processes: wholeNumber('--processes', values.processes, 64),
    table: values.table,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        products: { type: 'string', default: '1000,10000,100000' },
        seconds: { type: 'string', default: '5' },
        only: { type: 'string' },
        cached: { type: 'string' },
        processes: { type: 'string', default: '1' },
        table: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) throw new StartFailure(`${error.message.split('. ')[0]}.`, { cause: error })
    throw error
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  throw new StartFailure(`${name} takes whole numbers from 1 to ${most}; "${text}" cannot be used.`)
}

function operationName(text: string): OperationName {
  const name = operationNames.find(each => each === text)
  if (name === undefined) throw new StartFailure(`--only takes ${operationNames.join(', ')}; "${text}" is unknown.`)
  return name
}

function truth(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  throw new StartFailure(`--cached takes true, false or both; "${text}" cannot be used.`)
}
