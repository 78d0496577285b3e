import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import examples from '../rules/examples.json' with { type: 'json' }
import { priceStream } from './command.ts'

const command = new URL('./command.ts', import.meta.url).pathname
const cases = examples.map(example => example.case)
const grosses = examples.map(example => example.quote.totals.gross)

async function answers(...chunks: (string | Uint8Array)[]): Promise<{ lines: string[]; allPriced: boolean }> {
  let written = ''
  async function* input() {
    yield* chunks
  }
  const write = async (more: string) => {
    written += more
  }
  const allPriced = await priceStream({ input: input(), write })
  return { lines: written.split('\n').slice(0, -1), allPriced }
}

/** The gross of each quote, or the error. */
function grossesOf(lines: readonly string[]): unknown[] {
  return lines.map(line => {
    const answer = JSON.parse(line)
    return answer.error ?? answer.totals.gross
  })
}

describe('cases are answered line by line', () => {
  const jsonLines = cases.map(given => JSON.stringify(given)).join('\n')
  const pretty = (i: number) => JSON.stringify(cases[i], null, 2)

  test.each<[string, string[], number[]]>([
    ['one per line', [jsonLines], grosses],
    ['with an end of line after the last', [`${jsonLines}\n`], grosses],
    [
      'with Windows ends of line, a byte order mark and blank lines',
      [`\uFEFF${jsonLines.replaceAll('\n', '\r\n\r\n')}\r\n`],
      grosses,
    ],
    ['cut anywhere', jsonLines.match(/[\s\S]{1,1009}/g)!, grosses],
    ['a single one', [JSON.stringify(cases[3])], [1000]],
    ['a single one, pretty-printed', [pretty(3)], [1000]],
    [
      'a single one, pretty-printed with inner objects on lines of their own',
      [pretty(0).replace(/\{\n\s+("key"[^}]*\})/g, '{ $1')],
      [28_890],
    ],
    ['several pretty-printed', [`${pretty(3)}\n\n${pretty(0)}\n`], [1000, 28_890]],
    ['nothing', [''], []],
    ['no chunk at all', [], []],
  ])('%s', async (_label, chunks, expected) => {
    const { lines, allPriced } = await answers(...chunks)
    expect(grossesOf(lines)).toEqual(expected)
    expect(allPriced).toBe(true)
  })

  test('a letter cut into bytes by two chunks stays whole', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...cases[3], vouchers: [{ code: 'Größe', balance: 1 }] }))
    const cut = bytes.indexOf('ö') + 1
    const { lines } = await answers(bytes.subarray(0, cut), bytes.subarray(cut))
    expect(JSON.parse(lines[0]!).vouchers[0].code).toBe('Größe')
  })

  test.each<[string, string]>([
    ['no JSON', 'nonsense'],
    ['half a case', '{"now":"2026-11-20T10:00:00Z"'],
    ['a list', '[{"now":"2026-11-20T10:00:00Z"}]'],
    ['null', 'null'],
    ['no instant', '{"now":5}'],
    ['an instant that is none', '{"now":"soon"}'],
    ['lines that are no list', '{"now":"2026-11-20T10:00:00Z","lines":5}'],
  ])('%s answers an error, and the others go on', async (_label, broken) => {
    const good = JSON.stringify(cases[3])
    for (const before of [[], [good]]) {
      const { lines, allPriced } = await answers([...before, broken, good, good].join('\n'))
      expect(grossesOf(lines)).toEqual([...before.map(() => 1000), expect.any(String), 1000, 1000])
      expect(Object.keys(JSON.parse(lines[before.length]!))).toEqual(['error'])
      expect(allPriced).toBe(false)
    }
  })

  test('what looks like the beginning of a spread case and is none is answered line by line', async () => {
    const { lines } = await answers('{"now":\nnonsense\n5')
    expect(grossesOf(lines)).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    expect((await answers('{\n]')).lines).toHaveLength(2)
  })
})

describe('the command', () => {
  const run = () => spawn(process.execPath, [command], { stdio: ['pipe', 'pipe', 'pipe'] })

  test.each<[string, string, number, number]>([
    ['ends with 0 when all is priced', JSON.stringify(cases[3]), 0, 1],
    ['ends with 1 when something is not', `${JSON.stringify(cases[3])}\nnonsense`, 1, 2],
    ['ends with 0 for nothing', '', 0, 0],
  ])('%s', async (_label, input, code, count) => {
    const child = run()
    child.stdin.end(input)
    const [output, errors, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    expect({ exitCode, errors, count: output.split('\n').length - 1 }).toEqual({ exitCode: code, errors: '', count })
  })

  test('a reader that stops early ends it without a complaint', async () => {
    const child = run()
    const errors = text(child.stderr)
    const closed = once(child, 'close')
    // Once the command is gone its input is a broken pipe too, as it should be.
    child.stdin.on('error', () => undefined)
    child.stdin.write(`${JSON.stringify(cases[3])}\n`)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    for (let i = 0; i < 2000 && child.stdin.writable; i += 1) child.stdin.write(`${JSON.stringify(cases[3])}\n`)
    child.stdin.end()
    const [exitCode] = await closed
    expect([exitCode, await errors]).toEqual([0, ''])
  })
})
