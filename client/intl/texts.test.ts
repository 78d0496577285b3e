import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'

const client = path.resolve(import.meta.dirname, '..')
const rooms = readdirSync(path.join(client, 'intl/de'))
  .filter(file => file.endsWith('.json'))
  .map(file => file.replace('.json', ''))

function texts(language: 'de' | 'en', room: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(client, `intl/${language}/${room}.json`), 'utf8'))
}

/** All keys that the sources name as a literal; names of an object's fields are none, such as the log's actions. */
function usedKeys(): Set<string> {
  const literal = new RegExp(`['"\`]((?:${rooms.join('|')})\\.[A-Za-z0-9]+(?:\\.[A-Za-z0-9]+)*)['"\`](?!:)`, 'g')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.includes('__generated__') && !file.includes('.test.'),
  )
  const found = files.flatMap(file =>
    [...readFileSync(path.join(client, file), 'utf8').matchAll(literal)].map(match => match[1] ?? ''),
  )
  return new Set(found)
}

/** Names of the values that a text wants, tags included. */
function placeholders(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap(part => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return []
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [part.value, ...Object.values(part.options).flatMap(option => placeholders(option.value))]
    return part.type === TYPE.tag ? [part.value, ...placeholders(part.children)] : [part.value]
  })
}

describe.each(rooms)('texts of %s', room => {
  const [german, english] = [texts('de', room), texts('en', room)]

  test('both languages have the same keys', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort())
  })

  test('every key belongs to the room and is not empty', () => {
    for (const [key, text] of [...Object.entries(german), ...Object.entries(english)]) {
      expect(key.split('.')[0], key).toBe(room)
      expect(text.trim(), key).not.toBe('')
    }
  })

  test('both languages want the same values', () => {
    for (const key of Object.keys(german)) {
      const [left, right] = [german, english].map(each => [...new Set(placeholders(parse(each[key] ?? '')))].sort())
      expect(right, key).toEqual(left)
    }
  })

  test('every key is used', () => {
    const used = usedKeys()
    expect(Object.keys(german).filter(key => !used.has(key))).toEqual([])
  })
})

test('every used key has a text', () => {
  const known = new Set(rooms.flatMap(room => Object.keys(texts('de', room))))
  expect([...usedKeys()].filter(key => !known.has(key))).toEqual([])
})
