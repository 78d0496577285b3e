import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { colours, measures } from '../../../../client/ui/theme/tokens.ts'
import { contextFor, countRows, insertViewer } from '../../../testing/builders.ts'
import { codesOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { contrast, contrastProblems, contrastsOf } from '../conflicts/look.ts'
import { type Look, usualLook } from '../defaults/look.ts'
import { fixedColours, spaces, systemFonts, usualColours } from '../defaults/lookTokens.ts'
import { updateSettings } from '../operations.ts'
import { readSettings } from '../queries.ts'
import { fontFamily } from './fonts.ts'
import { addLookFile, deleteTheme, removeLookFile, saveTheme } from './operations.ts'
import { presets } from './presets.ts'
import { savedThemes } from './queries.ts'
import { lookCss } from './rules.ts'
import { cssOf } from './sheets.ts'

const database = await testDatabase()
const context = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const { drizzle } = database
const fontPath = join(import.meta.dirname, '../../../../client/ui/theme/fonts/archivo-latin.woff2')
const font = await readFile(fontPath)
const look = (changes: Partial<Look>): Look => ({ ...usualLook, ...changes })
const change = (changes: object) => updateSettings(context, { section: 'look', version: null, changes })

describe('the tokens', () => {
  test('are those of the client', () => {
    const known: Readonly<Record<string, readonly [string, string]>> = colours
    for (const [name, pair] of Object.entries({ ...usualColours, ...fixedColours }))
      expect([name, known[name]]).toEqual([name, pair])
    expect(spaces.map(pixels => `${pixels}px`)).toEqual(
      spaces.map((_, at) => measures[`space-${at + 1}` as keyof typeof measures]),
    )
    expect([systemFonts.display.hall, systemFonts.text.hall]).toEqual([measures['font-display'], measures['font-text']])
  })

  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0b5b45', '#ffffff', 8.1],
  ])('%s on %s has a contrast of %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  test('can be read as they come, and so can every look of the product', () => {
    expect(contrastProblems(usualLook)).toEqual([])
    for (const { key, values } of presets) expect([key, contrastProblems(look(values))]).toEqual([key, []])
    expect(contrastsOf(usualLook).length).toBeGreaterThan(40)
  })

  test('differ visibly between the looks of the product', () => {
    const sheets = presets.map(({ values }) => lookCss(look(values)))
    expect(new Set(sheets).size).toBe(3)
    expect(sheets[0]).toBe('')
  })
})

describe('a style sheet', () => {
  test('says what differs, in both schemes, and nothing else', () => {
    expect(lookCss(look({ light: { action: '#8a3b12' }, radius: 12 }))).toBe(
      ':root:root{--action:light-dark(#8a3b12,#54c49a);--radius-badge:6px;--radius-photo:8px;--radius-control:12px;--radius-card:16px}\n',
    )
  })

  test('says sizes and weights, and what is filled with the colour of errors', () => {
    expect(lookCss(look({ typeSize: 'large', headingWeight: 'light', light: { danger: '#8f1414' } }))).toBe(
      ':root:root{--danger:light-dark(#8f1414,#ff9a8f);--danger-fill:light-dark(#8f1414,#ff9a8f);font-size:112.5%;--display-weight:0.72}\n',
    )
  })

  test('shows another logo in the dark scheme, chosen or of the system', () => {
    const css = lookCss(look({ logo: 'a'.repeat(64), logoDark: 'b'.repeat(64) }))
    expect(css.match(/content:url\('\/look\/files\/b{64}'\)/g)).toHaveLength(2)
    expect(css).toContain(':root:not([data-scheme=light])')
    expect(lookCss(look({ logo: 'a'.repeat(64) }))).toBe('')
  })

  test('shows a font of the shop’s own from where it lies', () => {
    const css = lookCss(look({ textFont: `file:${'a'.repeat(64)}` }))
    expect(css).toContain(`src:url('/look/files/${'a'.repeat(64)}') format('woff2')`)
    expect(css).toContain("--font-text:'Own Text', ")
  })
})

describe('changing the look', () => {
  test('holds with the next reading, under another address', async () => {
    expect(cssOf(await readSettings(drizzle)).url).toBeNull()
    await change({ light: { action: '#8a3b12', 'action-hover': '#6e2d0c' } })
    const first = cssOf(await readSettings(drizzle))
    expect(first.url).toMatch(/^\/look\/[0-9a-f]{16}\.css$/)
    await change({ radius: 0 })
    expect(cssOf(await readSettings(drizzle)).url).not.toBe(first.url)
    await change({ light: null, radius: null })
    expect(cssOf(await readSettings(drizzle)).url).toBeNull()
  })

  test.each([
    ['what cannot be read', { light: { ink: '#aaaaaa' } }],
    ['a button whose words cannot be read', { light: { action: '#ffe08a' } }],
    ['what is no colour', { light: { ink: 'red' } }],
    ['a token that nobody knows', { light: { 'shadow-near': '#000000' } }],
    ['a style sheet instead of a font', { textFont: 'x;}body{display:none' }],
    ['a radius beyond all bounds', { radius: 400 }],
    ['warnings that cannot be read', { light: { 'warn-tint': '#b98a3a' } }],
    ['what is written on errors', { dark: { danger: '#7a1a12' } }],
    ['a size that nobody knows', { typeSize: 'huge' }],
    ['a logo on dark ground without another one', { logoDark: 'b'.repeat(64) }],
  ])('is refused: %s', async (_label, changes) => {
    const before = cssOf(await readSettings(drizzle)).css
    expect(new Set(await codesOf(change(changes)))).toEqual(new Set(['INVALID_INPUT']))
    expect(cssOf(await readSettings(drizzle)).css).toBe(before)
  })

  test('to a file that is not there, or is something else, is refused', async () => {
    expect(await codesOf(change({ logo: 'b'.repeat(64) }))).toEqual(['NOT_FOUND'])
    const id = await addLookFile(context, { kind: 'font', name: 'a.woff2', bytes: font })
    expect(await codesOf(change({ logo: id }))).toEqual(['NOT_FOUND'])
    await change({ displayFont: `file:${id}` })
    expect(cssOf(await readSettings(drizzle)).fonts).toEqual([`/look/files/${id}`])
    expect(await codesOf(removeLookFile(context, id))).toEqual(['FILE_IN_USE'])
    await change({ displayFont: null })
    await removeLookFile(context, id)
    expect(await countRows(database, 'look_files')).toBe(0)
  })
})

describe('a font', () => {
  test('tells its family', () => {
    expect(fontFamily(font)).toMatch(/^Archivo/)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('wOF2 is what it says')],
    ['one that ends early', font.subarray(0, font.length - 100)],
    ['one whose content is another', Buffer.concat([font.subarray(0, 400), Buffer.alloc(font.length - 400)])],
    ['one of which a byte of the directory is wrong', Buffer.from(font).fill(0xff, 49, 52)],
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a bomb', bomb()],
  ])('is no font: %s', (_label, bytes) => {
    expect(fontFamily(bytes)).toBeNull()
  })

  test('that is none is refused, and so are pictures that are none', async () => {
    const upload = (kind: 'font' | 'picture', bytes: Buffer) => addLookFile(context, { kind, name: 'x', bytes })
    expect(await codesOf(upload('font', Buffer.from('no')))).toEqual(['FILE_TYPE_INVALID'])
    expect(await codesOf(upload('picture', Buffer.from('no')))).toEqual(['FILE_TYPE_INVALID'])
    expect(await codesOf(upload('picture', Buffer.from('<svg><')))).toEqual(['FILE_TYPE_INVALID'])
    expect(await codesOf(upload('font', Buffer.alloc(700_000)))).toEqual(['FILE_TOO_LARGE'])
    expect(await countRows(database, 'look_files')).toBe(0)
  })

  test('and a drawing is kept without what it could run', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0"/></svg>'
    await addLookFile(context, { kind: 'picture', name: 'logo.svg', bytes: Buffer.from(drawing) })
    const { rows } = await database.pool.query<{ text: string }>(
      `select convert_from(bytes, 'UTF8') as text from look_files`,
    )
    expect(rows[0]!.text).toContain('<path')
    expect(rows[0]!.text).not.toContain('script')
  })
})

/** The header of a font, around more zeros than anybody opens. */
function bomb(): Buffer {
  const content = brotliCompressSync(Buffer.alloc(20_000_000))
  const head = Buffer.from(font.subarray(0, 400))
  head.writeUInt32BE(400 + content.length, 8)
  head.writeUInt32BE(content.length, 20)
  return Buffer.concat([head, content])
}

describe('a theme', () => {
  const { logo: _logo, favicon: _favicon, ...values } = look({ radius: 3 })

  test('is saved under its name, once, and goes', async () => {
    const id = await saveTheme(context, { name: ' Winter ', values })
    expect(await saveTheme(context, { name: 'WINTER', values: { ...values, radius: 9 } })).toBe(id)
    expect((await savedThemes(drizzle)).map(({ values: saved }) => saved.radius)).toEqual([9])
    await deleteTheme(context, id)
    expect(await savedThemes(drizzle)).toEqual([])
  })

  test('that is no look is refused', async () => {
    expect(await codesOf(saveTheme(context, { name: 'x', values: { radius: 'much' } }))).toEqual(['INVALID_INPUT'])
    expect(await codesOf(saveTheme(context, { name: ' ', values }))).toEqual(['INVALID_INPUT'])
    expect(await countRows(database, 'look_themes')).toBe(0)
  })

  test('is saved by nobody without the right', async () => {
    const member = contextFor(database, { viewer: await insertViewer(database, ['user', 'member']) })
    await expect(saveTheme(member, { name: 'x', values })).rejects.toThrow('No permission')
  })
})
