import { createReadStream } from 'node:fs'
import { longestRow, mostColumns } from '../rules/limits.ts'
import { type Table, TableRefused, type TableRow } from './refused.ts'

type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json }
type Record = { readonly [name: string]: Json }

const isRecord = (value: Json | undefined): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The objects of the first list of objects in a file, one by one: that of the file itself, or of one of its fields. Throws
 * TableRefused (TABLE_NO_JSON) where it is something else, with the number of the object as its line.
 */
async function* objectsOf(path: string): AsyncGenerator<{ readonly line: number; readonly value: Record }> {
  let [line, depth, isText, isEscaped] = [1, 0, false, false]
  // Before the list, what stands behind its bracket; within it, the object that is under way.
  let [isOpen, isBegun, isOver] = [false, false, false]
  let text = ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const sign of decode(decoder, chunk)) {
      if (isOver) return
      if (isOpen) text += sign
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isText = false
        continue
      }
      if (sign === '"') isText = true
      else if (!isOpen) {
        // A bracket that is followed by an object begins the list.
        if (sign === '[') isBegun = true
        else if (sign === '{' && isBegun) {
          ;[isOpen, depth, text] = [true, 1, sign]
          line += 1
        } else if (!/\s/.test(sign)) isBegun = false
      } else if (sign === '{' || sign === '[') {
        if (depth === 0) {
          text = sign
          line += 1
        }
        depth += 1
      } else if (sign === '}' || sign === ']') {
        if (depth === 0) isOver = true
        else depth -= 1
        if (!isOver && depth === 0) yield { line, value: parsed(text, line) }
      }
      if (text.length > longestRow) throw new TableRefused('TABLE_ROW_TOO_LONG', line)
    }
  }
  if (!isOver) throw new TableRefused('TABLE_NO_JSON', line)
}

function decode(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw new TableRefused('TABLE_NO_JSON')
  }
}

function parsed(text: string, line: number): Record {
  try {
    const value = JSON.parse(text) as Json
    if (isRecord(value)) return value
  } catch {
    // Told below, as what is no object.
  }
  throw new TableRefused('TABLE_NO_JSON', line)
}

/** The fields of an object as cells: lists of plain values with `|` between them, what is within by its path. */
function cellsOf(value: Record, before = ''): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [name, field] of Object.entries(value)) {
    const head = `${before}${name}`
    if (isRecord(field)) for (const [inner, cell] of cellsOf(field, `${head}.`)) cells.set(inner, cell)
    else if (!Array.isArray(field)) cells.set(head, field === null ? '' : String(field))
    else if (!field.some(isRecord)) cells.set(head, field.map(each => String(each ?? '')).join(' | '))
  }
  return cells
}

/** The rows of an object: one for each entry of its first list of objects, whose fields stand behind the list's name. */
function rowsOf(value: Record): Map<string, string>[] {
  const own = cellsOf(value)
  const list = Object.entries(value).find(
    ([, field]) => Array.isArray(field) && field.length > 0 && field.every(isRecord),
  )
  if (!list) return [own]
  const [name, entries] = list as [string, readonly Record[]]
  return entries.map((entry, at) => {
    const cells = cellsOf(entry, `${name}.`)
    // What is said of the whole stands on its first row; what names it, on each.
    for (const [head, cell] of own) if (at === 0 || typeof value[head] === 'string') cells.set(head, cell)
    return cells
  })
}

/** Opens a list of objects as a table: its heads are the names of all their fields. Read twice, for these come first. */
export async function readJson(path: string): Promise<Table> {
  const heads = new Set<string>()
  for await (const { value, line } of objectsOf(path)) {
    for (const row of rowsOf(value)) for (const head of row.keys()) heads.add(head)
    if (heads.size > mostColumns) throw new TableRefused('TABLE_TOO_MANY_COLUMNS', line, mostColumns + 1)
  }
  return { encoding: 'utf-8', separator: null, rows: tableOf(path, [...heads]) }
}

async function* tableOf(path: string, heads: readonly string[]): AsyncGenerator<TableRow> {
  yield { line: 1, cells: heads }
  let line = 1
  for await (const { value } of objectsOf(path)) {
    for (const row of rowsOf(value)) {
      line += 1
      yield { line, cells: heads.map(head => row.get(head) ?? '') }
    }
  }
}
