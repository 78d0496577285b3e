import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0.0, as section → numbers. */
const requirements = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
}

const ids = Object.entries(requirements).flatMap(([section, numbers]) =>
  numbers.split(' ').map(number => `${section}.${number}`),
)

const root = join(import.meta.dirname, '../..')
const table = readFileSync(join(import.meta.dirname, '0016-asvs-level-2.md'), 'utf8')

type Row = { readonly id: string; readonly cells: readonly string[] }
const rows: Row[] = table
  .split('\n')
  .filter(line => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map(line => {
    const cells = line.split('|').slice(1, -1)
    return { id: cells[0]!.trim(), cells: cells.map(cell => cell.trim()) }
  })

/** What a row names: files, and of tests a part of the file's words. */
const citationsOf = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|json|yaml|graphql)|Dockerfile)`(?:: "([^"]+)")?/g)].map(
    ([, path = '', words]) => ({ path, words }),
  )

describe('the product against OWASP ASVS 5.0, levels 1 and 2', () => {
  test('every requirement has one row, in the order of the standard', () => {
    expect(ids).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  test.each(rows)('$id says what is asked, and how it is held or why it is not', ({ cells }) => {
    expect(cells).toHaveLength(3)
    const [, asks = '', held = ''] = cells
    expect(asks).toMatch(/^.{3,100}$/)
    const citations = citationsOf(held)
    if (/^(does not apply|open): /.test(held)) expect(held.length).toBeGreaterThan(20)
    else {
      expect(held).toMatch(/^(`|by design: )/)
      expect(citations.length + (held.match(/ above/g)?.length ?? 0)).toBeGreaterThan(0)
    }
    if (held.startsWith('`')) expect(citations[0]?.words).toBeDefined()
    for (const { path, words } of citations) {
      expect(existsSync(join(root, path)), path).toBe(true)
      if (words !== undefined) expect(readFileSync(join(root, path), 'utf8'), path).toContain(words)
      else expect(path, 'a test is named with its words').not.toMatch(/\.test\.tsx?$/)
    }
  })

  test('what a row calls "above" stands there', () => {
    const [written = ''] = table.split('\n## V1 ')
    const named = [...table.matchAll(/\b([A-Z][\w ]+?) above\b/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(10)
    for (const name of new Set(named)) expect(written).toContain(`**${name}.**`)
  })
})
