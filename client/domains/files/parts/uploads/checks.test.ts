import { describe, expect, test } from 'vitest'
import { createShopIntl } from '../../../../intl/createShopIntl.ts'
import { allTexts } from '../../../../testing/texts.ts'
import { type Checks, problemOf, takenExtensions } from './checks.ts'
import { fileSize } from './fileSize.ts'
import { problemText } from './problemTexts.ts'

const checks: Checks = {
  limits: [
    { extensions: ['jpg', 'jpeg', 'png', 'svg'], bytes: 1_000 },
    { extensions: ['pdf'], bytes: 2_000 },
  ],
  allowedExtensions: null,
  minimum: null,
}
const minimum = { width: 800, height: 600 }
const file = (name: string, bytes: number, type = '') => new File(['a'.repeat(bytes)], name, { type })

describe('what is not even sent', () => {
  test.each([
    ['a type that is not taken', file('a.exe', 1), checks, { code: 'FILE_TYPE_INVALID' }],
    ['a photo of a phone', file('a.HEIC', 1), checks, { code: 'HEIC_NOT_TAKEN' }],
    [
      'a photo of a phone where documents are wanted',
      file('a.heic', 1),
      { ...checks, allowedExtensions: ['pdf'] },
      { code: 'FILE_TYPE_INVALID' },
    ],
    ['a name without an ending', file('jpg', 1), checks, { code: 'FILE_TYPE_INVALID' }],
    [
      'a type that is not wanted here',
      file('a.pdf', 1),
      { ...checks, allowedExtensions: ['jpg'] },
      { code: 'FILE_TYPE_INVALID' },
    ],
    ['an empty file', file('a.pdf', 0), checks, { code: 'FILE_EMPTY' }],
    ['more bytes than its type may have', file('a.jpg', 1_001), checks, { code: 'FILE_TOO_LARGE', most: 1_000 }],
    [
      'too few pixels',
      file('a.png', 1, 'image/png'),
      { ...checks, minimum },
      { code: 'IMAGE_TOO_SMALL', width: 799, height: 900, leastWidth: 800, leastHeight: 600 },
    ],
  ] as const)('%s', async (_label, given, own, problem) => {
    expect(await problemOf(given, own, async () => ({ width: 799, height: 900 }))).toEqual(problem)
  })
})

describe('what is sent', () => {
  test.each([
    ['what is in order', file('A.JPEG', 1_000), checks],
    ['another type of more bytes', file('a.pdf', 2_000), checks],
    ['a document where pictures need pixels', file('a.pdf', 1, 'application/pdf'), { ...checks, minimum }],
    ['a drawing, which has none', file('a.svg', 1, 'image/svg+xml'), { ...checks, minimum }],
  ])('%s', async (_label, given, own) => {
    expect(await problemOf(given, own, async () => ({ width: 1, height: 1 }))).toBeNull()
  })

  test('a picture that this browser cannot read: the server tells', async () => {
    expect(await problemOf(file('a.png', 1, 'image/png'), { ...checks, minimum }, async () => null)).toBeNull()
  })
})

test('the types that are taken here', () => {
  expect(takenExtensions(checks)).toEqual(['jpg', 'jpeg', 'png', 'svg', 'pdf'])
  expect(takenExtensions({ ...checks, allowedExtensions: ['pdf', 'exe'] })).toEqual(['pdf'])
})

describe('in words', () => {
  const german = createShopIntl('de', allTexts.de, 'Europe/Vienna')
  const english = createShopIntl('en', allTexts.en, 'Europe/Vienna')
  const tooSmall = { code: 'IMAGE_TOO_SMALL', width: 1640, height: 480, leastWidth: 1800, leastHeight: 600 } as const

  test('type and resolution, word for word', () => {
    expect(problemText({ code: 'FILE_TYPE_INVALID' }, german)).toBe('Falscher Dateityp')
    expect(problemText({ code: 'FILE_TYPE_INVALID' }, english)).toBe('Wrong file type')
    expect(problemText(tooSmall, german)).toBe('Auflösung zu klein ( aktuell: 1640x480 benötigt mindestens: 1800x600)')
    expect(problemText(tooSmall, english)).toBe('Resolution too low ( current: 1640x480 needs at least: 1800x600)')
  })

  test('the rest', () => {
    expect(problemText({ code: 'FILE_TOO_LARGE', most: 100_000_000 }, german)).toBe(
      'Die Datei ist zu groß, möglich sind 100\u00A0MB',
    )
    expect(problemText({ code: 'FILE_TOO_LARGE' }, german)).toBe('Die Datei ist zu groß')
    expect(problemText({ code: 'NOT_FOUND' }, english)).toBe('The file could not be taken')
  })

  test.each([
    [0, '0\u00A0KB'],
    [1, '1\u00A0KB'],
    [998_400, '999\u00A0KB'],
    [999_400, '1\u00A0MB'],
    [1_000_000, '1\u00A0MB'],
    [1_550_000, '1,6\u00A0MB'],
    [123_400_000, '123\u00A0MB'],
    [20_000_000_000, '20\u00A0GB'],
  ])('%d bytes', (bytes, words) => {
    expect(fileSize(bytes, german)).toBe(words)
  })
})
