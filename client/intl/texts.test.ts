import { globSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { domains } from '../../server/testing/domains.ts'
import { folderOf, keysIn, textFolders, textsOf } from '../testing/textFiles.ts'

/** Names of the values that a text wants, tags included. */
function placeholders(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap(part => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return []
    if (part.type === TYPE.plural || part.type === TYPE.select)
      return [part.value, ...Object.values(part.options).flatMap(option => placeholders(option.value))]
    return part.type === TYPE.tag ? [part.value, ...placeholders(part.children)] : [part.value]
  })
}

/** Number signs that stand in a plural and say nothing, for a select is between: people would read the sign. */
const lostSigns = (parts: readonly MessageFormatElement[], isInPlural = false): number =>
  parts.reduce((count, part) => {
    if (part.type === TYPE.literal) return count + (isInPlural && part.value.includes('#') ? 1 : 0)
    if (part.type === TYPE.tag) return count + lostSigns(part.children, isInPlural)
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return count
    const isWithin = isInPlural || part.type === TYPE.plural
    return Object.values(part.options).reduce((sum, option) => sum + lostSigns(option.value, isWithin), count)
  }, 0)

const used = new Set([...keysIn.values()].flat())

describe.each(textFolders)('texts of %s', folder => {
  const [german, english] = [textsOf(folder, 'de'), textsOf(folder, 'en')]

  test('both languages have the same keys', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort())
  })

  test('no text is empty', () => {
    for (const [key, text] of [...Object.entries(german), ...Object.entries(english)])
      expect(text.trim(), key).not.toBe('')
  })

  test('no number sign of a plural stands in a select within it', () => {
    const all = [...Object.entries(german), ...Object.entries(english)]
    expect(all.filter(([, text]) => lostSigns(parse(text)) > 0).map(([key]) => key)).toEqual([])
  })

  test('both languages want the same values', () => {
    for (const key of Object.keys(german)) {
      const [left, right] = [german, english].map(each => [...new Set(placeholders(parse(each[key] ?? '')))].sort())
      expect(right, key).toEqual(left)
    }
  })

  test('every key is used, and stands in no other file', () => {
    expect(Object.keys(german).filter(key => !used.has(key))).toEqual([])
    expect(Object.keys(german).filter(key => folderOf.get(key) !== folder)).toEqual([])
  })
})

test('every folder with texts has both languages and nothing else', () => {
  expect(textFolders.length).toBeGreaterThan(20)
  expect(
    globSync('client/{ui,adminKit,shell,domains}/**/texts/*', { cwd: `${import.meta.dirname}/../..` }).sort(),
  ).toEqual(
    [...textFolders.flatMap(folder => ['de', 'en'].map(language => `client/${folder}/texts/${language}.json`))].sort(),
  )
})

test('the check sees a number sign that would be read as one', () => {
  expect(lostSigns(parse('{count, plural, one {# rule} other {{isWrong, select, true {# rules} other {none}}}}'))).toBe(
    1,
  )
  expect(lostSigns(parse('{isWrong, select, true {{count, plural, one {# rule} other {# rules}}} other {#}}'))).toBe(0)
})

test('every used key has a text', () => {
  expect([...used].filter(key => !folderOf.has(key))).toEqual([])
})

const domainOf = (path: string) => /^(?:client\/)?domains\/(\w+)/.exec(path)?.[1] ?? null

/** Whether a source may say what stands in the texts of `folder`: its own, or those of something that it may import. */
function maySay(file: string, folder: string): boolean {
  const [user, owner] = [domainOf(file), domainOf(folder)]
  const isAdmin = /^client\/(?:shell\/admin|adminKit|domains\/\w+\/admin)\//.test(file)
  if (folder === 'ui' || folder.startsWith('ui/')) return true
  if (file.startsWith('client/ui/')) return false
  if (folder === 'shell') return file.startsWith('client/shell/')
  if (owner === null || /\/admin(?:\/|$)/.test(folder)) if (!isAdmin) return false
  return owner === null || user === null || domains.indexOf(user) >= domains.indexOf(owner)
}

test('every source says what is its own, or stands above it', () => {
  const complaints = [...keysIn].flatMap(([file, keys]) =>
    keys.flatMap(key => {
      const folder = folderOf.get(key)
      return folder && !maySay(file, folder) ? [`${file} says ${key} of ${folder}`] : []
    }),
  )
  expect(complaints).toEqual([])
})

test.each([
  ['a domain says what stands in a later one', 'client/domains/cart/pages/CartPage.tsx', 'domains/checkout'],
  ['a domain says what the shell says', 'client/domains/cart/pages/CartPage.tsx', 'shell'],
  ['a page of the shop says what the admin centre says', 'client/domains/orders/pages/A.tsx', 'domains/orders/admin'],
  ['ui says what a domain says', 'client/ui/Button.tsx', 'domains/cart'],
])('the check sees when %s', (_label, file, folder) => {
  expect(maySay(file, folder)).toBe(false)
})
