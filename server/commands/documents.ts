import { checkChain, checkRanges, isGapless } from '../domains/invoicing/checking/checking.ts'
import type { ChainFault } from '../domains/invoicing/rules/chain.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { messageOf, StartFailure } from '../platform/failure.ts'
import { withDatabase } from './shopDatabase.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const wordsOf = (fault: ChainFault): string => {
  if (fault.kind === 'missing') return `missing: no. ${fault.chainIndex} of the chain`
  return fault.kind === 'changed'
    ? `changed: ${fault.number} is not what was issued`
    : `unlinked: ${fault.number} does not follow the one before`
}

/** Looks at everything that was issued; false where something is wrong with it. */
async function verify({ drizzle: reader }: Database): Promise<boolean> {
  let checked = 0
  let faulty = 0
  for (let after: number | null = 0; after !== null; ) {
    const part = await checkChain(reader, after)
    checked += part.checked
    faulty += part.faults.length
    for (const fault of part.faults) say(wordsOf(fault))
    after = part.next
  }
  const ranges = await checkRanges(reader)
  for (const range of ranges) {
    const { kind, year, issued, lastNumber, missing } = range
    const gaps = missing.length > 0 ? `missing ${missing.join(', ')}` : 'not those that were drawn'
    say(`${kind} ${year}: ${issued} issued, last ${lastNumber ?? 'none'}, ${isGapless(range) ? 'no gap' : gaps}`)
  }
  const broken = ranges.filter(range => !isGapless(range)).length
  say(`${checked} documents, ${faulty} faults in the chain, ${broken} of ${ranges.length} ranges with gaps.`)
  return faulty === 0 && broken === 0
}

/** `npm run documents -- verify` looks along the chain of issued documents and for gaps in their numbers. */
try {
  if (process.argv.slice(2).join(' ') !== 'verify') throw new StartFailure('Use "npm run documents -- verify".')
  if (!(await withDatabase(readConfig(process.env), verify))) process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
