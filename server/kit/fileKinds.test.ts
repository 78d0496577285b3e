import { expect, test } from 'vitest'
import { isPixelKind, kindOf } from './fileKinds.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['jpeg', latin('\u00ff\u00d8\u00ff\u00e0')],
  ['png', latin('\u0089PNG\r\n\u001a\n')],
  ['gif', latin('GIF89a\u0001\0')],
  ['webp', latin('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
  ['tiff', latin('II*\0')],
  ['avif', latin('\0\0\0\u0020ftypavif\0\0\0\0avifmif1')],
  ['avif', latin('\0\0\0\u0018ftypmif1\0\0\0\0mif1avif')],
  ['heic', latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
  ['heic', latin('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic')],
  ['mp4', latin('\0\0\0\u0018ftypisom\0\0\u0002\0isomavc1')],
  ['other', latin('\0\0\0\u0014ftypqt  \0\0\0\0qt  ')],
  ['webm', latin('\u001aE\u00df\u00a3\u0001\0\0\0\0\0\0\u001fB\u0082\u0084webm')],
  ['other', latin('\u001aE\u00df\u00a3\u0001\0\0\0\0\0\0\u001fB\u0082\u0088matroska')],
  ['wav', latin('RIFF\0\0\0\0WAVEfmt ')],
  ['mp3', latin('ID3\u0004\0')],
  ['mp3', latin('\u00ff\u00fb\u0090\u0064')],
  ['woff2', latin('wOF2\0\u0001\0\0')],
  ['zip', latin('PK\u0003\u0004')],
  ['pdf', latin('%PDF-1.7\n')],
  ['svg', latin('<svg xmlns="a"/>')],
  ['svg', Buffer.from('\ufeff\n<?xml version="1.0"?><!-- --><svg:svg>')],
  ['text', Buffer.from('Größe;Preis\r\nM;20,00')],
  ['text', latin('a < b')],
  ['other', latin('<html><svg></svg>'.replace('<svg>', '<p>'))],
  ['other', latin('hello <script>alert(1)</script>')],
  ['other', latin('hello <!DOCTYPE html>')],
  ['other', latin('RIFF\0\0\0\0AVI ')],
  ['other', latin('MZ\u0090\0')],
  ['other', Buffer.alloc(0)],
] as const)('%s is told by its content', (kind, content) => {
  expect(kindOf(content)).toBe(kind)
})

test('a character cut in two at the end is text, broken ones are not', () => {
  expect(kindOf(Buffer.from('Grö').subarray(0, 3))).toBe('text')
  expect(kindOf(latin('Gr\u00f6\u00dfe'))).toBe('other')
})

test('only pictures made of pixels are decoded as pictures', () => {
  const kinds = [
    ...(['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif', 'heic', 'svg', 'pdf', 'text'] as const),
    ...(['zip', 'mp4', 'webm', 'mp3', 'wav', 'woff2', 'other'] as const),
  ]
  expect(kinds.filter(isPixelKind)).toEqual(['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif'])
})
