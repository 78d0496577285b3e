import { expect, test } from 'vitest'
import { isPixelKind, kindOf } from './fileKinds.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['jpeg', latin('\u00ff\u00d8\u00ff\u00e0')],
  ['png', latin('\u0089PNG\r\n\u001a\n')],
  ['gif', latin('GIF89a\u0001\0')],
  ['webp', latin('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
  ['tiff', latin('II*\0')],
  ['heif', latin('\0\0\0\u0020ftypavif')],
  ['pdf', latin('%PDF-1.7\n')],
  ['svg', latin('<svg xmlns="a"/>')],
  ['svg', Buffer.from('\ufeff\n<?xml version="1.0"?><!-- --><svg:svg>')],
  ['text', Buffer.from('Größe;Preis\r\nM;20,00')],
  ['text', latin('a < b')],
  ['other', latin('<html><svg></svg>'.replace('<svg>', '<p>'))],
  ['other', latin('hello <script>alert(1)</script>')],
  ['other', latin('hello <!DOCTYPE html>')],
  ['other', latin('RIFF\0\0\0\0WAVE')],
  ['other', latin('PK\u0003\u0004')],
  ['other', Buffer.alloc(0)],
] as const)('%s is told by its content', (kind, content) => {
  expect(kindOf(content)).toBe(kind)
})

test('a character cut in two at the end is text, broken ones are not', () => {
  expect(kindOf(Buffer.from('Grö').subarray(0, 3))).toBe('text')
  expect(kindOf(latin('Gr\u00f6\u00dfe'))).toBe('other')
})

test('only pictures made of pixels are decoded as pictures', () => {
  expect(
    (['jpeg', 'png', 'gif', 'webp', 'tiff', 'heif', 'pdf', 'svg', 'text', 'other'] as const).filter(isPixelKind),
  ).toEqual([...['jpeg', 'png', 'gif', 'webp', 'tiff', 'heif']])
})
