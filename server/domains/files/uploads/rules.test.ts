import { describe, expect, test } from 'vitest'
import { keptName } from '../rules/arrivals.ts'
import { keptTags, tagRefusals } from '../rules/tags.ts'
import { uploadSettings } from '../settings.ts'
import { mostBytesOfAll, mostBytesWhileArriving, resolutionRefusals, typeRefusals, uploadKindOf } from './rules.ts'

const settings = {
  ...uploadSettings.defaults,
  ...{ pictureMegabytes: 2, documentMegabytes: 3, videoMegabytes: 50, otherMegabytes: 1 },
}

describe('the name of a file as it is kept', () => {
  test.each([
    ['a path of Windows', 'C:\\fotos\\vorne.PNG', 'vorne.PNG'],
    ['a path out of the folder', '../../etc/passwd', 'passwd'],
    ['nothing but dots', '..', 'datei'],
    ['nothing at all', '', 'datei'],
    ['a path without a name', 'fotos/', 'datei'],
    ['a mark that turns the direction of reading', 'rechnung\u202egpj.exe', 'rechnunggpj.exe'],
    ['isolating marks', '\u2066a\u2069.png', 'a.png'],
    ['control characters and ends of lines', 'a\u0000b\r\nc.png', 'abc.png'],
    ['what cannot be seen', 'a\u200b\ufeff.png', 'a.png'],
    ['letters in two parts', 'Fu\u0308r.png', 'Für.png'],
    ['half a character', 'a\ud83d.png', 'a\ufffd.png'],
    ['300 characters', `${'a'.repeat(296)}.png`, `${'a'.repeat(196)}.png`],
    ['300 characters without an ending', 'b'.repeat(300), 'b'.repeat(200)],
    ['an emoji where it is cut', `${'a'.repeat(195)}🥅🥅.png`, `${'a'.repeat(195)}.png`],
    ['the name of a test virus', 'eicar.com', 'eicar.com'],
  ])('%s', (_label, given, kept) => {
    expect(keptName(given, 'datei')).toBe(kept)
  })
})

describe('by which limits a file counts', () => {
  test.each([
    [{ isPicture: true, extension: 'svg' }, 'picture'],
    [{ isPicture: false, extension: 'pdf' }, 'document'],
    [{ isPicture: false, extension: 'xlsx' }, 'document'],
    [{ isPicture: false, extension: 'mp4' }, 'video'],
    [{ isPicture: false, extension: 'zip' }, 'other'],
  ] as const)('%o', (file, kind) => {
    expect(uploadKindOf(file)).toBe(kind)
  })

  test.each([
    ['jpeg', 'a.jpg', 2_000_000],
    ['svg', 'a.svg', 2_000_000],
    ['pdf', 'a.mp4', 3_000_000],
    ['other', 'a.mp4', 50_000_000],
    ['other', 'a.xlsx', 3_000_000],
    ['other', 'a', 1_000_000],
  ] as const)('while it arrives, a %s called %s', (kind, name, bytes) => {
    expect(mostBytesWhileArriving(settings, kind, name)).toBe(bytes)
  })

  test('kinds that do not come in give no room', () => {
    expect(mostBytesOfAll(settings)).toBe(50_000_000)
    expect(mostBytesOfAll({ ...settings, takenKinds: ['picture', 'document'] })).toBe(3_000_000)
    expect(mostBytesOfAll({ ...settings, takenKinds: [] })).toBe(0)
  })
})

describe('what may come in', () => {
  const picture = { isPicture: true, extension: 'jpg' }
  test.each([
    ['everything', null, 0],
    ['its extension', ['png', 'jpg'], 0],
    ['another name of it', ['.JPEG'], 0],
    ['others', ['png', 'pdf'], 1],
    ['nothing', [], 1],
  ] as const)('where %s is wanted', (_label, extensions, refused) => {
    expect(typeRefusals(picture, { settings, extensions }, ['file'])).toHaveLength(refused)
  })

  test('a kind that the shop does not take is refused', () => {
    const [only] = typeRefusals(picture, { settings: { ...settings, takenKinds: ['document'] }, extensions: null }, [
      'file',
    ])
    expect(only).toMatchObject({ code: 'FILE_TYPE_INVALID', path: ['file'] })
  })

  test.each([
    ['as large as needed', { width: 800, height: 600 }, 0],
    ['too narrow', { width: 799, height: 900 }, 1],
    ['too low', { width: 900, height: 599 }, 1],
    ['no picture', { width: null, height: null }, 0],
  ])('a picture that is %s', (_label, size, refused) => {
    expect(resolutionRefusals(size, { width: 800, height: 600 }, ['file'])).toHaveLength(refused)
  })

  test('the refusal of a picture says its sides and those that it needs', () => {
    expect(resolutionRefusals({ width: 640, height: 480 }, { width: 800, height: 600 }, ['file'])).toEqual([
      {
        code: 'IMAGE_TOO_SMALL',
        path: ['file'],
        message: 'is 640x480, needs at least 800x600',
        details: { width: 640, height: 480, least: 800, leastWidth: 800, leastHeight: 600 },
      },
    ])
  })
})

describe('tags', () => {
  test('are kept once each, without empty ones', () => {
    expect(keptTags([' Trikot ', '', '  ', 'Trikot', 'Team  2026', 'a\u0007b'])).toEqual(['Trikot', 'Team 2026', 'a b'])
  })

  test.each([
    ['fifty', Array.from({ length: 50 }, (_, i) => `t${i}`), 0],
    ['one more', Array.from({ length: 51 }, (_, i) => `t${i}`), 1],
    ['as long as may be', ['a'.repeat(60)], 0],
    ['too long', ['a'.repeat(61)], 1],
  ])('%s', (_label, tags, refused) => {
    expect(tagRefusals(tags, ['tags'])).toHaveLength(refused)
  })
})
