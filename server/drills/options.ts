import { parseArgs } from 'node:util'
import { StartFailure } from '../platform/failure.ts'

/** All drills, in the order in which they run. */
export const drillNames = [
  'oversell',
  'coupons',
  'vouchers',
  'affiliates',
  'double',
  'stock',
  'crash',
  'stale',
  'flood',
  'disk',
  'stop',
  'webhooks',
  'backlog',
  'uploads',
  'uploadsDisk',
  'storageAway',
  'imports',
] as const
export type DrillName = (typeof drillNames)[number]

/** What the command is asked for. Throws StartFailure, in one sentence. */
export function drillOptions(args: readonly string[]): { only: readonly DrillName[]; rounds: number | null } {
  const { only, rounds } = parsed(args)
  return {
    only: only === undefined ? drillNames : only.split(',').map(drillName),
    rounds: rounds === undefined ? null : wholeNumber(rounds),
  }
}

function parsed(args: readonly string[]): { only?: string | undefined; rounds?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { only: { type: 'string' }, rounds: { type: 'string' } } }).values
  } catch (error) {
    if (error instanceof TypeError) throw new StartFailure(`${error.message.split('. ')[0]}.`, { cause: error })
    throw error
  }
}

function drillName(text: string): DrillName {
  const name = drillNames.find(each => each === text)
  if (name === undefined) throw new StartFailure(`--only takes ${drillNames.join(', ')}; "${text}" is unknown.`)
  return name
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= 1000) return number
  throw new StartFailure(`--rounds takes a whole number from 1 to 1000; "${text}" cannot be used.`)
}
