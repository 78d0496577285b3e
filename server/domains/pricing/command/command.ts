import { StringDecoder } from 'node:string_decoder'
import { priceCart } from '../rules/priceCart.ts'
import type { PricingCase } from '../rules/pricingCase.ts'
import { CaseReader } from './caseReader.ts'

/** Where cases come from and quotes go to; `write` resolves when the next text may come. */
export interface PriceStreams {
  input: AsyncIterable<Uint8Array | string>
  write: (text: string) => Promise<void>
}

/**
 * Reads cases as JSON, one per line, and writes their quotes, one per line, in the same order; how the input may look
 * besides says `CaseReader`. What is no JSON, no case or cannot be reckoned answers `{"error": "…"}`, and the others go
 * on. Holds one chunk of the input and one begun line at a time. Returns whether every case was priced.
 * Source: pricing-format.md, head.
 */
export async function priceStream({ input, write }: PriceStreams): Promise<boolean> {
  const reader = new CaseReader()
  let allPriced = true
  const answer = async (texts: readonly string[]) => {
    const answers = texts.map(answerTo)
    allPriced &&= answers.every(({ priced }) => priced)
    if (answers.length > 0) await write(answers.map(({ line }) => `${line}\n`).join(''))
  }
  for await (const lines of lineBatches(input)) await answer(reader.take(lines))
  await answer(reader.end())
  return allPriced
}

/** The lines of a stream, those that a chunk completes together; only new text is searched, so long lines stay cheap. */
async function* lineBatches(input: PriceStreams['input']): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  let begun: string[] = []
  for await (const chunk of input) {
    const [continued = '', ...lines] = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n')
    begun.push(continued)
    if (lines.length === 0) continue
    const complete = [begun.join(''), ...lines]
    begun = [complete.pop()!]
    yield complete
  }
  yield [begun.join('') + decoder.end()]
}

function answerTo(text: string): { line: string; priced: boolean } {
  try {
    return { line: JSON.stringify(priceCart(parseCase(text))), priced: true }
  } catch (error) {
    return { line: JSON.stringify({ error: error instanceof Error ? error.message : String(error) }), priced: false }
  }
}

/** The calendar of cases that name none, which are made elsewhere. Source: pricing-format.md; decisions.md, "Money, tax,
 *  time". */
const CASE_TIME_ZONE = 'Europe/Vienna'

/** Throws SyntaxError for what is no JSON, TypeError for what is no case: an object with the instant `now`. */
function parseCase(text: string): PricingCase {
  const parsed: unknown = JSON.parse(text)
  if (isCase(parsed))
    return { ...parsed, rules: { ...parsed.rules, timeZone: parsed.rules?.timeZone ?? CASE_TIME_ZONE } }
  throw new TypeError('a case is a JSON object with an instant in `now`')
}

function isCase(parsed: unknown): parsed is PricingCase {
  return typeof parsed === 'object' && parsed !== null && 'now' in parsed && typeof parsed.now === 'string'
}

if (import.meta.main) {
  const { stdin, stdout } = process
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => stdout.write(text, error => (error ? reject(error) : resolve())))
  // A failed write is told to its callback; without a listener the same error would end the process as uncaught.
  stdout.on('error', () => undefined)
  try {
    if (!(await priceStream({ input: stdin, write }))) process.exitCode = 1
  } catch (error) {
    // The reader of a pipe may stop early, as `head` does: nobody is left to answer, which is no failure.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
}
